import { parseArgs } from 'node:util'
import { nightSteps } from '../steps/night-steps.ts'
import { runAll } from '../steps/run-all.ts'

/** `npm run night -- [--seed N]`: what searches for the unknown. The seed is the day's, so that each night looks elsewhere. */
const { seed } = parseArgs({ options: { seed: { type: 'string' } } }).values
const today = Math.floor(Date.now() / 86_400_000)
await runAll(nightSteps(Number(seed ?? today)))
