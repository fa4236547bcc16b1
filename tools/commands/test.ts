import { parseArgs } from 'node:util'

export const summary = 'everything that is promised, asserted'
export const usage = 'npm test'

export async function run(words: string[]) {
  parseArgs({ args: words })
  const { codeSteps } = await import('../steps/code-steps.ts')
  const { runAll } = await import('../steps/run-all.ts')
  const { slowSteps } = await import('../steps/slow-steps.ts')
  await runAll([...codeSteps(), ...slowSteps()])
}
