import { runSteps, summaryOf } from '../run/steps.ts'
import { codeSteps } from '../steps/code-steps.ts'
import { vitestStep } from '../steps/vitest-step.ts'

const startedAt = Date.now()
const results = await runSteps([...codeSteps(), vitestStep('unit tests', ['--project=!apps/api'])])
console.log(summaryOf(results, (Date.now() - startedAt) / 1000))
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0
