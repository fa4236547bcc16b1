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

/** Seconds of rest after which advice on the last repetition is dropped: the person may have finished. */
const adviceSeconds = 5

type Count = {
  reps: number
  partials: number
  /** Smallest working-joint angle of any full repetition; absent without a joint angle. */
  deepest?: Degrees | null
  isMoving: boolean
}

/** Parts of a counting analyser that are specific to a movement. */
export type Counted<Id extends string, Ease extends VariantId> = {
  movement: Id
  variant?: Ease
  points: readonly LandmarkName[]
  /** The count after this frame, `seconds` after the first frame. */
  count: (frame: PoseFrame & { pose: Pose }, seconds: Seconds) => Count
  /** Advice after a partial repetition, until the next begins; optional. */
  adviceWhenShort?: () => LiveAdvice
  /** Why this view prevents counting, or null. */
  refusalOfView?: (quality: Quality) => RefusalReason | null
  /** How the person stood up, if quality allows reporting it. */
  rising?: (quality: Quality) => Rising | null
  /** Final corrections and additions at the window's end. */
  atTheEnd?: (count: Count) => Count & Partial<Pick<RepetitionsOf<Id, Ease>, 'seat' | 'isLastByBell'>>
}

/** Counts full and partial repetitions in a window that begins with the first frame. */
export function createCountedRepetitionsAnalyser<Id extends string, Ease extends VariantId = never>(
  windowSeconds: number,
  { movement, variant, points, count, adviceWhenShort, refusalOfView, rising, atTheEnd }: Counted<Id, Ease>,
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
          ...(variant && { variant }),
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
