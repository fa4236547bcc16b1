import type { RefusalReason } from '@lithe/movements/catalog'
import { clearView } from '@lithe/movements/testing'
import { milliseconds } from '@lithe/pose'
import type { Assignment } from '../state/assignment.ts'
import { startsWithLift } from '../state/clock.ts'
import type { PlayerEffect } from '../state/player-effect.ts'
import type { PlayerEvent } from '../state/player-event.ts'
import type { Countdown, Framing, Measuring, PlayerState, Refused } from '../state/player-state.ts'
import { step } from '../state/step.ts'

export const squats: Assignment = {
  movement: 'squat',
  variant: null,
  videoId: 3,
  windowSeconds: 30,
  emergencyNumber: '112',
}
export const stance: Assignment = {
  movement: 'single-leg-stance',
  variant: null,
  videoId: 1,
  windowSeconds: 60,
  emergencyNumber: '112',
}
export const sessionId = '3f1c2a54-8c1e-4b0e-9d3e-2f5a6b7c8d9e'
export const measuredAt = new Date('2026-03-01T08:00:00Z')
export const twelve = {
  movement: 'squat',
  windowSeconds: 30,
  reps: 12,
  partials: 0,
  deepestDegrees: 80,
  quality: clearView,
} as const
export const measuredTwelve = {
  type: 'measured',
  sessionId,
  measured: { ok: true, measurement: twelve },
  measuredAt,
  secondsTaken: 30,
} as const satisfies PlayerEvent
export const refusedFor = (reason: RefusalReason) =>
  ({
    type: 'measured',
    sessionId,
    measured: { ok: false, reason, quality: null },
    measuredAt,
    secondsTaken: 30,
  }) as const satisfies PlayerEvent

/** Plays timed events; returns the final state with all effects. */
export function play(from: PlayerState, ...events: readonly (readonly [atSeconds: number, PlayerEvent])[]) {
  let state = from
  const effects: PlayerEffect[] = []
  for (const [seconds, event] of events) {
    const next = step(state, event, milliseconds(seconds * 1000))
    state = next.state
    effects.push(...next.effects)
  }
  return { state, effects, did: effects.map(effect => effect.type) }
}

export const waiting: PlayerState = { at: 'waiting-for-host', after: 'nothing' }
export const framing: Framing = {
  at: 'framing',
  assignment: squats,
  redos: 0,
  practice: 'offered',
  advice: null,
  slow: null,
  isDark: false,
  isReopened: false,
}
export const countdown: Countdown = {
  at: 'countdown',
  assignment: squats,
  redos: 0,
  practice: 'offered',
  startedAt: milliseconds(0),
  secondsLeft: 3,
}
export const measuring = (assignment: Assignment, redos = 0): Measuring => ({
  at: 'measuring',
  assignment,
  redos,
  startedAt: milliseconds(0),
  isClockRunning: !startsWithLift(assignment.movement),
  advice: null,
  isFinishing: false,
})
export const tick: PlayerEvent = { type: 'ticked' }
export const refusedAs = (reason: RefusalReason, redos = 0): Refused => ({
  at: 'refused',
  assignment: squats,
  redos,
  reason,
  kept: null,
  lost: null,
  slow: null,
  redoAt: null,
  secondsLeft: null,
})
