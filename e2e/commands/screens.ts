import { join } from 'node:path'
import { findFreePort } from '../../apps/api/start/free-port.ts'
import { root } from '../../tools/bootstrap/root.mjs'
import { makeAll } from '../../tools/builds/make-all.ts'
import { ensureChromium } from '../../tools/chromium/ensure-chromium.ts'
import { runPackageBinary } from '../../tools/run/package-binary.ts'

const usage = `npm run screens -- [WORDS] [-g PATTERN]

Takes a picture of every screen, light and dark, into screens/; words and patterns choose among them, as Playwright has it.`

const words = process.argv.slice(2)
if (words.includes('--help')) {
  console.log(usage)
  process.exit()
}

const chromiumPath = await ensureChromium()
await makeAll()
const port = process.env.E2E_PORT ?? String((await findFreePort(3217)) ?? 3217)
const { exitCode } = await runPackageBinary(
  '@playwright/test',
  ['test', '-c', 'e2e/pictures.config.ts', ...words],
  { env: { CHROMIUM_PATH: chromiumPath, E2E_PORT: port } },
)
if (exitCode === 0) console.log(`\nEvery screen, light and dark: ${join(root, 'screens')}`)
process.exitCode = exitCode
