import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../../../tools/bootstrap/root.mjs'
import { choosePort } from '../start/choose-port.ts'
import { demoUnlockKey } from '../start/demo-unlock-key.ts'
import { lanAddresses } from '../start/lan-addresses.ts'
import { runServer } from '../start/run-server.ts'
import { waitUntilReady } from '../start/wait-until-ready.ts'

export const summary = 'builds and starts Lithe on this computer'
export const usage = `npm start [-- --phone]

  --phone  also for phones in the same network, over HTTPS`

function refuse(reason: string): never {
  console.error(reason)
  process.exit(1)
}

export async function run(words: string[]) {
  const { values } = parseArgs({ args: words, options: { phone: { type: 'boolean', default: false } } })
  const { makeAll } = await import('../../../tools/builds/make-all.ts')
  const { greeting, phoneGreeting } = await import('../start/greeting.ts')
  const { phoneCertificate } = await import('../start/phone-certificate.ts')
  const { addressOf, serverSettings } = await import('../start/server-settings.ts')
  const chosen = await choosePort(process.env.PORT)
  if (!chosen.ok) refuse(chosen.reason)
  if (chosen.notice) console.log(chosen.notice)
  await makeAll().catch((error: Error) => refuse(error.message))

  // Keys and personal data written from here on must be unreadable to other users.
  process.umask(0o077)
  const dataFolder = resolve(process.env.DATA_DIR || join(root, 'data'))
  const addresses = values.phone ? lanAddresses() : []
  if (values.phone && addresses.length === 0)
    refuse('This computer is in no network that a phone could join.')
  const tls = values.phone ? await phoneCertificate(dataFolder, addresses, new Date()) : null

  const { added, parsed } = serverSettings(
    process.env,
    {
      PORT: String(chosen.port),
      HOST: process.env.HOST || (values.phone ? '0.0.0.0' : 'localhost'),
      DATA_DIR: dataFolder,
      LOG_FORMAT: process.env.LOG_FORMAT || 'pretty',
      LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
      ...(tls ? { TLS_CERT_FILE: tls.cert, TLS_KEY_FILE: tls.key } : {}),
    },
    () => demoUnlockKey(dataFolder),
  )
  const server = runServer(added)
  const address = addressOf(parsed, chosen.port)
  if (parsed.ok && (await waitUntilReady(address, server.hasEnded))) {
    console.log(greeting(parsed.config, { address, seconds: process.uptime() }))
    for (const lan of addresses.slice(0, 1)) console.log(phoneGreeting(`https://${lan}:${chosen.port}`))
  }
  process.exitCode = await server.ended
}
