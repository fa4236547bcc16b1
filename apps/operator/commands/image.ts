import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../../../tools/bootstrap/root.mjs'
import { runPackageBinary } from '../../../tools/run/package-binary.ts'
import { startPostgresServer } from '../../api/src/testing/postgres-server.ts'
import { baseName, makeBaseImage } from '../src/image/base-image.ts'
import { buildah, inContainer } from '../src/image/buildah.ts'
import { type ImageTried, tryServer } from '../src/image/try-image.ts'
import { execute } from '../src/release/execute.ts'
import { say } from '../src/say.ts'

const mostMegabytes = 256
const mostEndSeconds = 10
const origin = 'http://127.0.0.1:3399'
const here = ['HOST=127.0.0.1', 'PORT=3399']

const { values } = parseArgs({
  options: { mirror: { type: 'string', default: 'https://deb.debian.org/debian' } },
})

const hasProgram = (program: string) =>
  execute(program, ['--version'], '/').then(
    () => true,
    () => false,
  )

const told = ({ readySeconds, residentMegabytes, endSeconds }: ImageTried) =>
  `ready in ${readySeconds.toFixed(1)} s, ${residentMegabytes.toFixed(0)} MB at rest, ended ${endSeconds.toFixed(1)} s after SIGTERM`

const unlockKey = 'unlock-key-of-the-image'

/** From the start screen to a mobility age: the main journey, of which the browser's camera is a film. */
async function visitInBrowser() {
  const words = ['test', '-c', 'e2e/image.config.ts']
  const env = { E2E_ORIGIN: origin, E2E_UNLOCK_KEY: unlockKey }
  const { exitCode } = await runPackageBinary('@playwright/test', words, { env })
  if (exitCode !== 0) throw new Error('the main journey failed on the image')
}

async function expectRefused(container: string, what: string, command: readonly string[]) {
  const { exitCode, output } = await inContainer(container, command)
  if (exitCode === 0) throw new Error(`${what} was possible:\n${output}`)
  return `${what}: refused`
}

/** Builds the image of HEAD without a registry of images, and tries what is promised of it. */
async function tryImage(folder: string): Promise<string> {
  await makeBaseImage(folder, values.mirror)
  const sources = join(folder, 'lithe')
  await execute('git', ['clone', '--quiet', '--no-hardlinks', root, sources], folder)
  const how = [
    '--isolation',
    'chroot',
    '--pull=never',
    '--format',
    'docker',
    '--build-arg',
    `NODE=${baseName}`,
  ]
  await buildah(['build', ...how, '-f', 'deploy/Containerfile', '-t', 'lithe', '.'], sources)
  const container = await buildah(['from', '--pull=never', 'localhost/lithe'])
  const postgres = await startPostgresServer()
  try {
    const lines = [
      `the embedded database: ${told(await tryServer(container, origin, here))}`,
      `the same once more:    ${told(await tryServer(container, origin, here))}`,
    ]
    const settings = [...here, `DATABASE_URL=${postgres.url}`, `DEMO_UNLOCK_KEY=${unlockKey}`]
    const served = await tryServer(container, origin, settings, visitInBrowser)
    lines.push(`PostgreSQL:            ${told(served)}, and the main journey through it`)
    const jobs = await inContainer(container, ['node', 'apps/api/commands/jobs.ts'])
    if (jobs.exitCode !== 0) throw new Error(`a command of an operator failed in the image:\n${jobs.output}`)
    lines.push(
      await expectRefused(container, 'writing beside /data', ['touch', '/srv/lithe/written']),
      await expectRefused(container, 'being root', ['sh', '-c', 'test "$(id -u)" = 0']),
    )
    if (served.residentMegabytes > mostMegabytes)
      throw new Error(`${lines.join('\n')}\nmore than ${mostMegabytes} MB`)
    if (served.endSeconds > mostEndSeconds)
      throw new Error(`${lines.join('\n')}\nlonger than ${mostEndSeconds} s`)
    return lines.join('\n')
  } finally {
    await postgres.stop()
    await buildah(['rm', container])
  }
}

await say(async () => {
  const isThere = await Promise.all(['buildah', 'debootstrap'].map(hasProgram))
  if (process.getuid?.() !== 0 || isThere.includes(false))
    return 'Not tried: it takes root, buildah and debootstrap (apt-get install buildah debootstrap).'
  const folder = await mkdtemp(join(tmpdir(), 'lithe-image-'))
  try {
    return await tryImage(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
