import type { MeasurementOf, Quality } from '@lithe/movements/catalog'

export const quality: Quality = {
  level: 'good',
  framesPerSecond: 30,
  trackedShare: 1,
  framedShare: 1,
  visibility: 0.9,
  view: 'front',
  viewDegrees: 4,
}

export const stance: MeasurementOf<'single-leg-stance'> = {
  movement: 'single-leg-stance',
  windowSeconds: 60,
  longestHoldSeconds: 21.4,
  holds: [{ fromSeconds: 3, toSeconds: 24.4, lifted: 'left' }],
  sway: 0.01,
  quality,
}

export const reach = {
  movement: 'toe-touch' as const,
  windowSeconds: 30,
  minHipDegrees: 88,
  kneeDegrees: 171,
  minHipDegreesWithBentKnees: null,
  quality,
}

export const squats = {
  movement: 'squat' as const,
  windowSeconds: 30,
  reps: 14,
  partials: 1,
  deepestDegrees: 78,
  quality,
}

export const plank: MeasurementOf<'plank'> = {
  movement: 'plank',
  windowSeconds: 120,
  longestHoldSeconds: 42,
  holds: [{ fromSeconds: 1, toSeconds: 43 }],
  quality,
}
