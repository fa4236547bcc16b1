import type {
  HoldEnd,
  HoldMeasurement,
  Measured,
  MovementId,
  ReachMeasurement,
  RefusalReason,
  RepetitionMeasurement,
  StanceMeasurement,
} from '@lithe/movements/catalog'
import { clearSideView, clearView } from '@lithe/movements/testing'
import type { StrengthResult } from '../usable.ts'

const ok = <M>(measurement: M) => ({ ok: true, measurement }) as const

/** By default, a hold that fills the window is censored, and other holds ended. */
const endOf = (seconds: number, windowSeconds: number): HoldEnd =>
  seconds >= windowSeconds ? 'clock' : 'let-go'

/** Single-leg stance; one uninterrupted hold by default. */
export const stance = (
  seconds: number,
  { endedBy, ...more }: Partial<StanceMeasurement> & { endedBy?: HoldEnd } = {},
) => {
  const windowSeconds = more.windowSeconds ?? 60
  return ok<StanceMeasurement>({
    movement: 'single-leg-stance',
    windowSeconds,
    longestHoldSeconds: seconds,
    holds: [
      {
        lifted: 'left',
        fromSeconds: 0,
        toSeconds: seconds,
        endedBy: endedBy ?? endOf(seconds, windowSeconds),
      },
    ],
    sway: 0.012,
    quality: clearView,
    ...more,
  })
}

export const toeTouch = (hipDegrees: number, more: Partial<ReachMeasurement> = {}) =>
  ok<ReachMeasurement>({
    movement: 'toe-touch',
    windowSeconds: 30,
    minHipDegrees: hipDegrees,
    kneeDegrees: 169,
    minHipDegreesWithBentKnees: null,
    quality: clearSideView,
    ...more,
  })

export const squats = (reps: number, more: Partial<RepetitionMeasurement> = {}) =>
  ok<RepetitionMeasurement>({
    movement: 'squat',
    windowSeconds: 30,
    reps,
    partials: 0,
    deepestDegrees: reps > 0 ? 80 : null,
    quality: clearView,
    ...more,
  })

export const chairStands = (reps: number, more: Partial<RepetitionMeasurement> = {}) =>
  squats(reps, { variant: 'seated', ...more })

export const pushUps = (reps: number, more: Partial<RepetitionMeasurement> = {}) =>
  squats(reps, { movement: 'push-up', windowSeconds: 60, ...more })

export const jumpingJacks = (reps: number, more: Partial<RepetitionMeasurement> = {}) =>
  squats(reps, { movement: 'jumping-jack', windowSeconds: 60, ...more })

export const sitAndReach = (hipDegrees: number, more: Partial<ReachMeasurement> = {}) =>
  toeTouch(hipDegrees, { movement: 'sit-and-reach', windowSeconds: 60, ...more })

export const plank = (seconds: number, endedBy: HoldEnd = endOf(seconds, 120)) =>
  ok<HoldMeasurement>({
    movement: 'plank',
    windowSeconds: 120,
    longestHoldSeconds: seconds,
    holds: [{ fromSeconds: 0, toSeconds: seconds, endedBy }],
    quality: clearView,
  })

export const refused = (reason: RefusalReason): Measured => ({ ok: false, reason, quality: null })

export const refusedStrength = (movement: MovementId, reason: RefusalReason): StrengthResult => ({
  ok: false,
  movement,
  reason,
  quality: null,
})
