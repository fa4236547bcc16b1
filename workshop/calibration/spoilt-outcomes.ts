import { createAnalyser } from '@lithe/movements'
import { createPoseSmoother, inSeconds, type PoseFrame } from '@lithe/pose'
import { spoilings } from '../../packages/movements/src/testing/spoilings.ts'
import { plain } from '../accuracy/condition.ts'
import { readRecordings } from '../accuracy/measure-recordings.ts'
import { posesOf } from '../accuracy/recorded-film.ts'
import { type Outcome, outcomeOf } from './levels.ts'

/** Measures degraded frames, smoothed as in the player. */
function measure(frames: readonly PoseFrame[], movement: Parameters<typeof createAnalyser>[0]) {
  const smoother = createPoseSmoother()
  const analyser = createAnalyser(movement, inSeconds(600))
  for (const frame of frames) analyser.observe(smoother.smooth(frame))
  return analyser.result()
}

/** Results of these recordings under every degradation. */
export async function spoiltOutcomes(folders: readonly string[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const folder of folders)
    for (const [index, recorded] of (await readRecordings(folder)).entries()) {
      const { movement, truth, condition } = recorded
      const isAsFilmed = condition.name === plain.name
      if (!isAsFilmed || movement === 'none' || !truth || truth.expected.reason) continue
      const { expected } = truth
      const frames = posesOf(recorded)
      const asFilmed = outcomeOf(measure(frames, movement), expected)
      // A film that is too slow or out of tolerance even unmodified says nothing about degradation.
      if (!asFilmed.isWithinBar || asFilmed.level === null) continue
      for (const { spoil } of spoilings(1000 * (index + 1)))
        outcomes.push(outcomeOf(measure(spoil(frames), movement), expected))
    }

  return outcomes
}
