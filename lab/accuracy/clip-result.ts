import type { Measured, MovementId } from '@lithe/movements/catalog'
import type { BrowserEngine } from '../browsers/lab-page.ts'
import type { ReplayReport } from '../pages/replay-port.ts'
import type { Condition } from './condition.ts'
import { type Comparison, judge } from './judge.ts'
import type { Clip } from './truth.ts'

export type ClipResult = Clip & {
  condition: Condition
  movement: MovementId | 'none'
  /** Null when the movement has no analyser yet, or which movement it is was not said. */
  measured: Measured | null
  comparisons: Comparison[]
  /** Rate of the frames that were measured. */
  framesPerSecond: number
  /** What showed the film; `recorded` where the engine's word was read from a file. */
  engine: BrowserEngine | 'recorded'
  /** Model, threads and thread of the pose engine. */
  detector: string
  analyserMsPerFrame: number
  series: ReplayReport['series']
  recording: ReplayReport['recording']
  note: string | null
}

/** With nothing to see, every movement must refuse for the same reason; the first that does not is reported. */
const movementsForNone: MovementId[] = ['single-leg-stance', 'toe-touch', 'squat']

export const movementsOf = (movement: MovementId | 'none'): MovementId[] =>
  movement === 'none' ? movementsForNone : [movement]

function pickForNone(measured: (Measured | null)[]): Measured | null {
  const reasons = new Set(measured.map(result => (result && !result.ok ? result.reason : null)))
  return (reasons.size === 1 ? measured[0] : measured.find(result => result?.ok)) ?? measured[0] ?? null
}

/** What came of a clip, beside what is known of it; `movement` is null when what it shows was not said. */
export function clipResult(
  clip: Clip,
  condition: Condition,
  movement: MovementId | 'none' | null,
  { measured: all, ...replayed }: ReplayReport & Pick<ClipResult, 'engine'>,
): ClipResult {
  const measured = movement && pickForNone(all)
  return {
    ...clip,
    ...replayed,
    condition,
    movement: movement ?? 'none',
    measured,
    comparisons: measured && clip.truth ? judge(measured, clip.truth.expected, replayed.framesPerSecond) : [],
    note:
      movement === null
        ? 'no truth file: say what it shows with --movement'
        : measured
          ? null
          : `${movement} has no analyser yet`,
  }
}
