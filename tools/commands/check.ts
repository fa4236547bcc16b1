import { parseArgs } from 'node:util'

export const summary = 'everything that reads the code, and the unit tests'
export const usage = `npm run check -- [--quick | --api]

Without a word: everything that reads the code, and the unit tests.
  --quick  only what reads the code; half a minute
  --api    also the api's tests, on a PostgreSQL of their own`

export async function run(words: string[]) {
  const { quick, api } = parseArgs({
    args: words,
    options: { quick: { type: 'boolean' }, api: { type: 'boolean' } },
  }).values
  const { runSteps, summaryOf } = await import('../run/steps.ts')
  const { codeSteps } = await import('../steps/code-steps.ts')
  const { vitestStep } = await import('../steps/vitest-step.ts')
  const startedAt = Date.now()
  const units = api ? vitestStep('unit and api tests') : vitestStep('unit tests', ['--project=!apps/api'])
  const results = await runSteps([...codeSteps(), ...(quick ? [] : [units])])
  console.log(summaryOf(results, (Date.now() - startedAt) / 1000))
  process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0
}
