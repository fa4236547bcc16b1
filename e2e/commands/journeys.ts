import { runPackageBinary } from '../../tools/run/package-binary.ts'

export const summary = 'journeys in Chromium, after a build'
export const usage = `npm run lab -- journeys [NAME …]

Every journey, also those that npm test leaves out. Further words are Playwright's own: a file's name, --project=alone.`

export async function run(words: string[]) {
  const { makeAll } = await import('../../tools/builds/make-all.ts')
  const { ensureChromium } = await import('../../tools/chromium/ensure-chromium.ts')
  const env = { CHROMIUM_PATH: await ensureChromium() }
  await makeAll()
  const test = ['test', '-c', 'e2e/playwright.config.ts', ...words]
  process.exitCode = (await runPackageBinary('@playwright/test', test, { env })).exitCode
}
