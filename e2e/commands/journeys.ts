import { makeAll } from '../../tools/builds/make-all.ts'
import { ensureChromium } from '../../tools/chromium/ensure-chromium.ts'
import { runPackageBinary } from '../../tools/run/package-binary.ts'

/** Every journey, also those that `npm test` leaves out; further words are Playwright's own: a file's name, `--project=alone`. */
const env = { CHROMIUM_PATH: await ensureChromium() }
await makeAll()
const words = ['test', '-c', 'e2e/playwright.config.ts', ...process.argv.slice(2)]
process.exitCode = (await runPackageBinary('@playwright/test', words, { env })).exitCode
