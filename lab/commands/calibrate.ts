import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createAnalyser } from '@lithe/movements'
import { createPoseSmoother, inSeconds, type PoseFrame } from '@lithe/pose'
import { spoilings } from '../../packages/movements/src/testing/spoilings.ts'
import { plain } from '../accuracy/condition.ts'
import { readRecordings } from '../accuracy/measure-recordings.ts'
import { posesOf } from '../accuracy/recorded-film.ts'
import { writeTables } from '../accuracy/write-tables.ts'
import { levelTable, type Outcome, outcomeOf } from '../calibration/levels.ts'

const usage = `npm run calibrate -- --from-recordings DIR [--from-recordings DIR …] [--markdown FILE]

Spoils what the engine said of films with known truth in every way it gets worse, measures it again, and prints what
"good", "fair" and "poor" come to. The recordings come from npm run accuracy -- --clips DIR --recordings DIR; only those
of films as they were filmed are taken.
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
  const analyser = createAnalyser(movement, inSeconds(600))
  for (const frame of frames) analyser.observe(smoother.smooth(frame))
  return analyser.result()
}

const outcomes: Outcome[] = []
for (const folder of folders)
  for (const [index, recorded] of (await readRecordings(folder)).entries()) {
    const { movement, truth, condition } = recorded
    const isAsFilmed = condition.name === plain.name
    if (!isAsFilmed || movement === 'none' || !truth || truth.expected.reason) continue
    const { expected } = truth
    const frames = posesOf(recorded)
    const asFilmed = outcomeOf(measure(frames, movement), expected)
    // A film that is beyond the bar, or too slow, as it was filmed says nothing of what spoils it.
    if (!asFilmed.isWithinBar || asFilmed.level === null) continue
    for (const { spoil } of spoilings(1000 * (index + 1)))
      outcomes.push(outcomeOf(measure(spoil(frames), movement), expected))
  }

const table = levelTable(outcomes)
console.log(table)
if (values.markdown) await writeTables(values.markdown, 'calibration', table)
