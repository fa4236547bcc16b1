import type { MeasurementOf } from '@lithe/movements/catalog'
import { clearView } from '@lithe/movements/testing'

export const stance: MeasurementOf<'single-leg-stance'> = {
  movement: 'single-leg-stance',
  windowSeconds: 60,
  longestHoldSeconds: 21.4,
  holds: [{ fromSeconds: 3, toSeconds: 24.4, lifted: 'left' }],
  sway: 0.01,
  quality: clearView,
}

export const reach = {
  movement: 'toe-touch' as const,
  windowSeconds: 30,
  minHipDegrees: 88,
  kneeDegrees: 171,
  minHipDegreesWithBentKnees: null,
  quality: clearView,
}

export const squats = {
  movement: 'squat' as const,
  windowSeconds: 30,
  reps: 14,
  partials: 1,
  deepestDegrees: 78,
  quality: clearView,
}

export const plank: MeasurementOf<'plank'> = {
  movement: 'plank',
  windowSeconds: 120,
  longestHoldSeconds: 42,
  holds: [{ fromSeconds: 1, toSeconds: 43 }],
  quality: clearView,
}
