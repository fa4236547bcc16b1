import type { RefusalReason } from '@lithe/movements/catalog'
import { type Milliseconds, milliseconds } from '@lithe/pose'
import type { Assignment } from './assignment.ts'
import type { Refused } from './session.ts'
import type { SessionEffect } from './session-effect.ts'
import type { Step } from './step.ts'

/** Long enough to hear why; the person stands two metres away with no hand free. */
export const redoDelaySeconds = 10
/** The second time there is more to hear, and something to do about it. */
export const helpedRedoDelaySeconds = 25
const mostAutomaticRedos = 2

type Attempt = { assignment: Assignment; redos: number }

/** One sentence did not help: from the second try on, say step by step what to change. */
export const needsHelp = ({ redos, reason }: Pick<Refused, 'redos' | 'reason'>) =>
  redos > 0 && !needsTap(reason)

/** Whoever stopped, or came back to the page, has the phone in hand and decides by tapping. */
const needsTap = (reason: RefusalReason) => reason === 'stopped' || reason === 'interrupted'

export function refuse({ assignment, redos }: Attempt, reason: RefusalReason, now: Milliseconds): Step {
  const isAutomatic = !needsTap(reason) && redos < mostAutomaticRedos
  const delaySeconds = needsHelp({ redos, reason }) ? helpedRedoDelaySeconds : redoDelaySeconds
  const effects: SessionEffect[] = [{ type: 'rest' }]
  if (reason === 'interrupted') effects.push({ type: 'close-camera' })
  else if (reason !== 'stopped') effects.push({ type: 'play', tone: 'done' })
  return {
    session: {
      at: 'refused',
      assignment,
      redos,
      reason,
      redoAt: isAutomatic ? milliseconds(now + delaySeconds * 1000) : null,
      secondsLeft: isAutomatic ? delaySeconds : null,
    },
    effects,
  }
}

export function redo({ assignment, redos }: Attempt): Step {
  return {
    session: { at: 'camera-opening', assignment, redos: redos + 1 },
    effects: [{ type: 'open-camera-if-allowed' }],
  }
}
