import { parseArgs } from 'node:util'

export const summary = 'a stand of a minute and of two, green for every age'
export const usage = 'npm run lab -- perfect-stand'

export async function run(words: string[]) {
  parseArgs({ args: words })
  const { findChromium } = await import('../../tools/chromium/find-chromium.ts')
  const { checkPerfectStand } = await import('../accuracy/perfect-stand.ts')
  const findings = await checkPerfectStand(await findChromium())
  for (const { path, message } of findings) console.log(`${path}: ${message}`)
  process.exitCode = findings.length > 0 ? 1 : 0
}
