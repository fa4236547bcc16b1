import type { Measured, MovementId } from '@lithe/movements/catalog'
import type { BrowserEngine } from '../browsers/lab-page.ts'
import type { ReplayReport } from '../pages/replay-port.ts'
import type { Condition } from './condition.ts'
import { type Comparison, judge } from './judge.ts'
import type { Clip } from './truth.ts'

export type ClipResult = Clip & {
  condition: Condition
  movement: MovementId | 'none'
  /** Null if the movement has no analyser or is unknown. */
  measured: Measured | null
  comparisons: Comparison[]
  /** Frame rate as measured. */
  framesPerSecond: number
  /** The browser engine; `recorded` when poses were read from a file. */
  engine: BrowserEngine | 'recorded'
  /** Model, thread count and thread of the pose engine. */
  detector: string
  analyserMsPerFrame: number
  series: ReplayReport['series']
  recording: ReplayReport['recording']
  note: string | null
}

/** If nothing is visible, every movement must refuse for the same reason; the first deviation is reported. */
const movementsForNone: MovementId[] = ['single-leg-stance', 'toe-touch', 'squat']

export const movementsOf = (movement: MovementId | 'none'): MovementId[] =>
  movement === 'none' ? movementsForNone : [movement]

function pickForNone(measured: (Measured | null)[]): Measured | null {
  const reasons = new Set(measured.map(result => (result && !result.ok ? result.reason : null)))
  return (reasons.size === 1 ? measured[0] : measured.find(result => result?.ok)) ?? measured[0] ?? null
}

/** Result of a clip with its truth; `movement` is null if unknown. */
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
