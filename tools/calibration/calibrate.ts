import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createAnalyser } from '@lithe/movements'
import { createPoseSmoother, type PoseFrame } from '@lithe/pose'
import { spoilings } from '../../packages/movements/src/testing/spoilings.ts'
import { readRecordings } from '../accuracy/measure-recordings.ts'
import { writeTables } from '../accuracy/write-tables.ts'
import { levelTable, type Outcome, outcomeOf } from './levels.ts'

const usage = `npm run calibrate -- --from-recordings DIR [--from-recordings DIR …] [--markdown FILE]

Spoils what the engine said of films with known truth in every way it gets worse, measures it again, and prints what
"good", "fair" and "poor" come to. The recordings come from npm run accuracy -- --clips DIR --recordings DIR.
  --markdown FILE  in a document the table goes to its section "calibration"`

const { values } = parseArgs({
  options: {
    'from-recordings': { type: 'string', multiple: true },
    markdown: { type: 'string' },
  },
})
const folders = values['from-recordings'] ?? []
const missing = folders.find(folder => !existsSync(folder))
if (folders.length === 0 || missing) {
  console.error(`${missing ? `There is no folder ${missing}` : 'Say where the recordings are'}\n\n${usage}`)
  process.exit(2)
}

/** Smoothed after it was spoilt, as the player does with what the engine says. */
function measure(frames: readonly PoseFrame[], movement: Parameters<typeof createAnalyser>[0]) {
  const smoother = createPoseSmoother()
  const analyser = createAnalyser(movement, 600)
  for (const frame of frames) analyser.observe(smoother.smooth(frame))
  return analyser.result()
}

const outcomes: Outcome[] = []
for (const folder of folders)
  for (const [index, { movement, truth, frames }] of (await readRecordings(folder)).entries()) {
    if (movement === 'none' || !truth || truth.expected.reason) continue
    const { expected } = truth
    const plain = outcomeOf(measure(frames, movement), expected)
    // A film that is beyond the bar, or too slow, as it was filmed says nothing of what spoils it.
    if (!plain.isWithinBar || plain.level === null) continue
    for (const { spoil } of spoilings(1000 * (index + 1)))
      outcomes.push(outcomeOf(measure(spoil(frames), movement), expected))
  }

const table = levelTable(outcomes)
console.log(table)
if (values.markdown) await writeTables(values.markdown, 'calibration', table)
