import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../../../tools/bootstrap/root.mjs'
import { makeAll } from '../../../tools/builds/make-all.ts'
import { choosePort } from '../start/choose-port.ts'
import { demoUnlockKey } from '../start/demo-unlock-key.ts'
import { greeting, phoneGreeting } from '../start/greeting.ts'
import { lanAddresses } from '../start/lan-addresses.ts'
import { phoneCertificate } from '../start/phone-certificate.ts'
import { runServer } from '../start/run-server.ts'
import { addressOf, serverSettings } from '../start/server-settings.ts'
import { waitUntilReady } from '../start/wait-until-ready.ts'

function refuse(reason: string): never {
  console.error(reason)
  process.exit(1)
}

const { values } = parseArgs({ options: { phone: { type: 'boolean', default: false } } })
const chosen = await choosePort(process.env.PORT)
if (!chosen.ok) refuse(chosen.reason)
if (chosen.notice) console.log(chosen.notice)
await makeAll().catch((error: Error) => refuse(error.message))

// From here on keys and people's data are written, which no other user of this computer may read.
process.umask(0o077)
const dataFolder = resolve(process.env.DATA_DIR || join(root, 'data'))
const addresses = values.phone ? lanAddresses() : []
if (values.phone && addresses.length === 0) refuse('This computer is in no network that a phone could join.')
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
