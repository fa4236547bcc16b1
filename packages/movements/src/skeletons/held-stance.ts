import type { LandmarkName, Pose, PoseFrame, Seconds, Side } from '@lithe/pose'
import type { AnalyserOf, LiveAdvice } from '../definition/analyser.ts'
import type {
  Hold,
  HoldOf,
  Quality,
  RefusalReason,
  StanceOf,
  VariantId,
} from '../definition/movement-kinds.ts'
import { createHoldWindow, type HoldTimer } from '../hold/hold-window.ts'

type Timed = HoldOf<string> | StanceOf<string, VariantId>
type Timing<Held extends Hold> = {
  windowSeconds: number
  longestHoldSeconds: number
  holds: Held[]
  quality: Quality
}

/** Parts of a timed-hold analyser that are specific to a movement. */
export type Stance<M extends Timed, Held extends Hold> = HoldTimer<Held> & {
  movement: M['movement']
  points: readonly LandmarkName[]
  observe: (seconds: Seconds, pose: Pose, aspect: number) => void
  /** Why this view prevents timing, or null. */
  refusalOfView: (quality: Quality) => RefusalReason | null
  /** The foot seen off the floor, for one-leg movements. */
  lifted?: () => Side | null
  /** Current advice; the movement's instructions suffice before the first hold. */
  adviceNow: (now: { isHeld: boolean; hasHeld: boolean }) => LiveAdvice | null
  mostQuality?: () => Quality['level']
  /** Passes frames of the ready position; null once the person leaves it. */
  prepare?: (frame: PoseFrame | null) => void
  measurement: (told: Timing<Held>) => M
}

const levels = ['good', 'fair', 'poor'] as const
const worseOf = (one: Quality['level'], other: Quality['level']) =>
  levels[Math.max(levels.indexOf(one), levels.indexOf(other))] ?? one

/** Times the longest hold, in a window that begins with the first hold. */
export function createHeldStanceAnalyser<M extends Timed, Held extends Hold>(
  windowSeconds: number,
  stance: Stance<M, Held>,
): AnalyserOf<M> {
  const held = createHoldWindow(windowSeconds, stance.points, stance)

  return {
    movement: stance.movement,
    beganAt: held.beganAt,
    ...(stance.prepare && { prepare: stance.prepare }),
    observe(frame) {
      held.observe(frame, (seconds, pose) => stance.observe(seconds, pose, frame.aspect))
      const current = held.current()
      const isHeld = current !== null
      const hasHeld = held.beganAt() !== null
      return {
        value: Math.floor(current ?? held.longestSeconds()),
        phase: isHeld ? 'holding' : 'waiting',
        advice: frame.pose ? stance.adviceNow({ isHeld, hasHeld }) : 'step-into-view',
        ...(stance.lifted && { lifted: frame.pose ? stance.lifted() : null }),
      }
    },
    result() {
      const seen = held.quality()
      const quality = { ...seen, level: worseOf(seen.level, stance.mostQuality?.() ?? 'good') }
      const holds = held.holds()
      const reason =
        held.refusal() ?? stance.refusalOfView(quality) ?? (holds.length === 0 ? 'no-attempt' : null)
      if (reason) return { ok: false, reason, quality }
      const longestHoldSeconds = held.longestSeconds()
      return {
        ok: true,
        measurement: stance.measurement({ windowSeconds, longestHoldSeconds, holds, quality }),
      }
    },
  }
}
