import { join } from 'node:path'
import { root } from '../bootstrap/root.mjs'
import { makeAll } from '../builds/make-all.ts'
import { ensureChromium } from '../chromium/ensure-chromium.ts'
import { runPackageBinary } from '../run/package-binary.ts'

const chromiumPath = await ensureChromium()
await makeAll()
const { exitCode } = await runPackageBinary(
  '@playwright/test',
  ['test', '-c', 'e2e/pictures.config.ts', ...process.argv.slice(2)],
  { env: { CHROMIUM_PATH: chromiumPath } },
)
if (exitCode === 0) console.log(`\nEvery screen, light and dark: ${join(root, 'screens')}`)
process.exitCode = exitCode
