import { parseArgs } from 'node:util'

export const summary = 'everything that searches for the unknown'
export const usage = `npm run night [-- --seed N]

The seed is the day's, so that each night looks elsewhere.`

export async function run(words: string[]) {
  const { seed } = parseArgs({ args: words, options: { seed: { type: 'string' } } }).values
  const { nightSteps } = await import('../steps/night-steps.ts')
  const { runAll } = await import('../steps/run-all.ts')
  const today = Math.floor(Date.now() / 86_400_000)
  await runAll(nightSteps(Number(seed ?? today)))
}
