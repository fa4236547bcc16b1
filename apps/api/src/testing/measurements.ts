import { randomUUID } from 'node:crypto'
import { type Consent, consentVersion } from '@lithe/contracts/api'
import type { Measured, MeasurementOf, MovementId, RefusalReason, Test } from '@lithe/movements/catalog'
import { clearSideView, clearView } from '@lithe/movements/testing'

export const stance = (longestHoldSeconds: number): MeasurementOf<'single-leg-stance'> => ({
  movement: 'single-leg-stance',
  windowSeconds: 60,
  longestHoldSeconds,
  holds: [{ fromSeconds: 0, toSeconds: longestHoldSeconds, lifted: 'left' }],
  sway: 0.01,
  quality: clearView,
})

export const toeTouch = (minHipDegrees: number) => ({
  movement: 'toe-touch' as const,
  windowSeconds: 30,
  minHipDegrees,
  kneeDegrees: 172,
  minHipDegreesWithBentKnees: null,
  quality: clearSideView,
})

export const squats = (reps: number, partials = 0) => ({
  movement: 'squat' as const,
  windowSeconds: 30,
  reps,
  partials,
  deepestDegrees: reps > 0 ? 82 : null,
  quality: clearView,
})

export const pushUps = (reps: number) => ({
  ...squats(reps),
  movement: 'push-up' as const,
  windowSeconds: 60,
  quality: clearSideView,
})

export const jumpingJacks = (reps: number) => ({
  ...squats(reps),
  movement: 'jumping-jack' as const,
  windowSeconds: 60,
  deepestDegrees: null,
})

export const plank = (longestHoldSeconds: number): MeasurementOf<'plank'> => ({
  movement: 'plank',
  windowSeconds: 120,
  longestHoldSeconds,
  holds: [{ fromSeconds: 0, toSeconds: longestHoldSeconds }],
  quality: clearSideView,
})

export const sitAndReach = (minHipDegrees: number) => ({
  ...toeTouch(minHipDegrees),
  movement: 'sit-and-reach' as const,
  windowSeconds: 60,
})

export const consentOfTests: Consent = {
  version: consentVersion,
  givenAt: '2026-05-04T07:50:00.000Z',
  isByGuardian: false,
}

export const upload = (measurement: Extract<Measured, { ok: true }>['measurement']) => ({
  sessionId: randomUUID(),
  movement: measurement.movement,
  measured: { ok: true as const, measurement },
  measuredAt: '2026-05-04T07:55:00.000Z',
  consent: consentOfTests,
})

export const refusedUpload = (movement: MovementId, reason: RefusalReason) => ({
  sessionId: randomUUID(),
  movement,
  measured: { ok: false as const, reason, quality: null },
  measuredAt: '2026-05-04T07:55:00.000Z',
  consent: consentOfTests,
})
export type Upload = ReturnType<typeof upload> | ReturnType<typeof refusedUpload>

/** The session ids of a visit, as a report is requested with them. */
export const sessionsOf = <Done extends Test>(visit: Record<Done, Upload>) =>
  Object.fromEntries(
    Object.entries<Upload>(visit).map(([test, { sessionId }]) => [test, sessionId]),
  ) as Record<Done, string>
