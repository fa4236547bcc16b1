import { ensureChromium } from '../chromium/ensure-chromium.ts'
import { runSteps, summaryOf } from '../run/steps.ts'
import { codeSteps } from '../steps/code-steps.ts'
import { slowSteps } from '../steps/slow-steps.ts'

const chromiumPath = await ensureChromium()
console.log(`Chromium: ${chromiumPath}`)
process.env.CHROMIUM_PATH = chromiumPath

const startedAt = Date.now()
const results = await runSteps([...codeSteps(), ...slowSteps()])
console.log(summaryOf(results, (Date.now() - startedAt) / 1000))
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0
