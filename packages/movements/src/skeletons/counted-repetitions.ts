import type { Degrees, LandmarkName, Pose, PoseFrame, Seconds } from '@lithe/pose'
import type { AnalyserOf, LiveAdvice, LiveReading } from '../definition/analyser.ts'
import type {
  Quality,
  RefusalReason,
  RepetitionsOf,
  Rising,
  VariantId,
} from '../definition/movement-kinds.ts'
import { qualityAtPace } from '../definition/quality-level.ts'
import { createMeasurementWindow } from '../window/measurement-window.ts'

/** After so long a rest nothing is said of the last repetition: the person may have had enough. */
const adviceSeconds = 5

/** What has been counted by now. */
type Count = {
  reps: number
  partials: number
  /** Smallest angle of the working joint in any full repetition; left out where no joint is read. */
  deepest?: Degrees | null
  isMoving: boolean
}

/** What one counted movement is, beside a window in which repetitions are counted. */
export type Counted<Id extends string, Ease extends VariantId> = {
  movement: Id
  ease?: Ease
  points: readonly LandmarkName[]
  /** The count with this picture, `seconds` after the first. */
  count: (frame: PoseFrame & { pose: Pose }, seconds: Seconds) => Count
  /** What to change when a repetition has fallen short, until the next begins; without it nothing is said. */
  adviceWhenShort?: () => LiveAdvice
  /** Why this view shows nothing that could be counted, if so. */
  refusalOfView?: (quality: Quality) => RefusalReason | null
  /** How the person rose, as far as this quality lets it be told. */
  rising?: (quality: Quality) => Rising | null
  /** What the end of the window adds to the count, and what else is told of it. */
  atTheEnd?: (count: Count) => Count & Partial<Pick<RepetitionsOf<Id, Ease>, 'seat' | 'isLastByBell'>>
}

/** Counts full repetitions and those that fell short, in a window that begins with the first picture. */
export function createCountedRepetitionsAnalyser<Id extends string, Ease extends VariantId = never>(
  windowSeconds: number,
  { movement, ease, points, count, adviceWhenShort, refusalOfView, rising, atTheEnd }: Counted<Id, Ease>,
): AnalyserOf<RepetitionsOf<Id, Ease>> {
  const measurementWindow = createMeasurementWindow(points, 'count')
  let counted: Count = { reps: 0, partials: 0, isMoving: false }
  let advice: LiveAdvice | null = null
  let shortAt = 0
  let countedAt = Number.NEGATIVE_INFINITY
  let shortestSeconds = Number.POSITIVE_INFINITY

  return {
    movement,
    observe(frame): LiveReading {
      const seconds = measurementWindow.observe(frame)
      const { pose } = frame
      if (!pose) return { value: counted.reps, phase: 'waiting', advice: 'step-into-view' }
      const before = counted
      counted = count({ ...frame, pose }, seconds)
      if (counted.isMoving || seconds - shortAt >= adviceSeconds) advice = null
      if (counted.partials > before.partials) {
        advice = adviceWhenShort?.() ?? null
        shortAt = seconds
      }
      if (counted.reps > before.reps) {
        shortestSeconds = Math.min(shortestSeconds, seconds - countedAt)
        countedAt = seconds
      }
      return { value: counted.reps, phase: counted.isMoving ? 'moving' : 'resting', advice }
    },
    result() {
      const quality = qualityAtPace(measurementWindow.quality(), shortestSeconds)
      const { isMoving, deepest = null, ...told } = atTheEnd?.(counted) ?? counted
      const reason =
        measurementWindow.refusal() ??
        refusalOfView?.(quality) ??
        (told.reps + told.partials === 0 ? 'no-attempt' : null)
      if (reason) return { ok: false, reason, quality }
      const rose = rising?.(quality)
      return {
        ok: true,
        measurement: {
          movement,
          ...(ease && { ease }),
          windowSeconds,
          ...told,
          deepestDegrees: deepest,
          ...(rose && { rising: rose }),
          quality,
        },
      }
    },
  }
}
