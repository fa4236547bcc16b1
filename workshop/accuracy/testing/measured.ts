import type { Measured, RefusalReason } from '@lithe/movements/catalog'
import { clearSideView } from '@lithe/movements/testing'

const window = { windowSeconds: 30, quality: clearSideView }

export const squats = (reps: number, partials: number): Measured => ({
  ok: true,
  measurement: { movement: 'squat', reps, partials, deepestDegrees: 80, ...window },
})

export const stance = (longestHoldSeconds: number): Measured => ({
  ok: true,
  measurement: { movement: 'single-leg-stance', longestHoldSeconds, holds: [], sway: 0.01, ...window },
})

export const reach = (minHipDegrees: number): Measured => ({
  ok: true,
  measurement: {
    movement: 'toe-touch',
    minHipDegrees,
    kneeDegrees: 172,
    minHipDegreesWithBentKnees: null,
    ...window,
  },
})

export const refused = (reason: RefusalReason): Measured => ({ ok: false, reason, quality: null })
