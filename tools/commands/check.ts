import { parseArgs } from 'node:util'
import { runSteps, summaryOf } from '../run/steps.ts'
import { codeSteps } from '../steps/code-steps.ts'
import { vitestStep } from '../steps/vitest-step.ts'

const usage = `npm run check -- [--quick | --api]

Without a word: everything that reads the code, and the unit tests.
  --quick  only what reads the code; half a minute
  --api    also the api's tests, on a PostgreSQL of their own`

function asked() {
  try {
    return parseArgs({ options: { quick: { type: 'boolean' }, api: { type: 'boolean' } } }).values
  } catch {
    console.error(usage)
    process.exit(1)
  }
}

const { quick, api } = asked()
const startedAt = Date.now()
const units = api ? vitestStep('unit and api tests') : vitestStep('unit tests', ['--project=!apps/api'])
const results = await runSteps([...codeSteps(), ...(quick ? [] : [units])])
console.log(summaryOf(results, (Date.now() - startedAt) / 1000))
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0
