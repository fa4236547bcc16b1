import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { waitUntilReady } from '../../apps/api/start/wait-until-ready.ts'
import { root } from '../../tools/bootstrap/root.mjs'
import { freePort, type Program, programOf } from './processes.ts'

/** Upstreams in the deployment's file. */
const upstreams = 'server-1:3000 server-2:3000'

/** Uses Caddy's internal CA, since no public CA could certify this machine. */
const ownCertificates = '\tadmin off\n\tlocal_certs\n\tskip_install_trust\n\tauto_https disable_redirects\n'
const ownAuthority = '.local/share/caddy/pki/authorities/local/root.crt'

/**
 * Runs the deployment's Caddyfile in front of these servers, on HTTPS; `ca` is the PEM certificate to trust. Unlike in
 * production, visits' forwarded addresses are trusted, since all come from one machine. @throws if this machine has no
 * `caddy`.
 */
export async function startProxy(
  origins: readonly string[],
  folder: string,
): Promise<Program & { ca: string }> {
  const port = await freePort()
  const file = join(folder, 'Caddyfile')
  const text = readFileSync(join(root, 'deploy/Caddyfile'), 'utf8')
  if (!text.includes(upstreams)) throw new Error(`deploy/Caddyfile does not name ${upstreams}`)
  const own = origins.map(origin => new URL(origin).host).join(' ')
  const servers = text.replace(`${upstreams} {`, `${own} {\n\t\ttrusted_proxies 127.0.0.1/32`)
  writeFileSync(file, `{\n${ownCertificates}}\n${servers}`)
  const { PATH = '' } = process.env
  const caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { PATH, HOME: folder, DOMAIN: `https://localhost:${port}` },
    stdio: 'ignore',
  })
  const failed = once(caddy, 'error').then(([error]) => error as Error)
  const program = { ...programOf(caddy, port), origin: `https://localhost:${port}` }
  const ready = waitUntilReady(program.origin, program.hasEnded)
  const started = await Promise.race([ready, failed])
  if (started !== true) throw new Error('no Caddy could be started; install it (`apt-get install caddy`)')
  return { ...program, ca: readFileSync(join(folder, ownAuthority), 'utf8') }
}
