import { findFreePort } from '../../apps/api/start/free-port.ts'
import { runPackageBinary } from '../../tools/run/package-binary.ts'

export const summary = 'a picture of every screen and motion, on one page'
export const usage = `npm run screens -- [WORDS] [-g PATTERN]

Takes a picture of every screen, on a phone light, dark and on its side, and on a desk, of each point of the demonstration, and
of each motion as frames, into screens/; screens/index.html shows them all. Words and patterns choose among them, as Playwright has it.`

export async function run(words: string[]) {
  const { makeAll } = await import('../../tools/builds/make-all.ts')
  const { ensureChromium } = await import('../../tools/chromium/ensure-chromium.ts')
  const { writeContactSheet } = await import('../pictures/contact-sheet.ts')
  const { picturesFolder } = await import('../pictures/looks.ts')
  const chromiumPath = await ensureChromium()
  await makeAll()
  const port = process.env.E2E_PORT ?? String((await findFreePort(3217)) ?? 3217)
  const { exitCode } = await runPackageBinary(
    '@playwright/test',
    ['test', '-c', 'e2e/pictures.config.ts', ...words],
    { env: { CHROMIUM_PATH: chromiumPath, E2E_PORT: port } },
  )
  console.log(`\nEvery screen and motion on one page: ${writeContactSheet(picturesFolder)}`)
  process.exitCode = exitCode
}
