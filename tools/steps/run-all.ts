import { ensureChromium } from '../chromium/ensure-chromium.ts'
import { runSteps, type Step, summaryOf } from '../run/steps.ts'

/** Runs steps that need a browser, with one summary; sets the exit code. */
export async function runAll(steps: readonly Step[]) {
  const chromiumPath = await ensureChromium()
  console.log(`Chromium: ${chromiumPath}`)
  process.env.CHROMIUM_PATH = chromiumPath
  const startedAt = Date.now()
  const results = await runSteps(steps)
  console.log(summaryOf(results, (Date.now() - startedAt) / 1000))
  process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0
}
