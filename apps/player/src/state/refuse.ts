import { mayStartByItself, type RefusalReason } from '@lithe/movements/catalog'
import { type Milliseconds, milliseconds } from '@lithe/pose'
import type { Assignment } from './assignment.ts'
import type { PlayerEffect, Step } from './player-effect.ts'
import type { Kept, Refused } from './player-state.ts'

/** Long enough to hear why, two metres away without a free hand. */
export const redoDelaySeconds = 10
/** There is more to hear and do the second time, and when other apps must be closed. */
export const helpedRedoDelaySeconds = 25
const mostAutomaticRedos = 2

type Attempt = { assignment: Assignment; redos: number }

/** One sentence did not help: the second attempt is explained step by step. */
export const needsHelp = ({ redos, reason }: Pick<Refused, 'redos' | 'reason'>) =>
  redos > 0 && !tapped.includes(reason)

/** After a stop, a return to the page or a possible fall, the person decides by tapping. */
const tapped: readonly RefusalReason[] = ['stopped', 'interrupted', 'near-fall', 'felt-unwell']
const needsTap = ({ movement, variant }: Assignment, reason: RefusalReason) =>
  tapped.includes(reason) || !mayStartByItself(movement, variant)

type Circumstances = {
  /** What may still count although the attempt does not. */
  kept?: Kept | null
  lost?: Refused['lost']
  slow?: Refused['slow']
}

export function refuse(
  { assignment, redos }: Attempt,
  reason: RefusalReason,
  now: Milliseconds,
  { kept = null, lost = null, slow = null }: Circumstances = {},
): Step {
  const isAutomatic = !needsTap(assignment, reason) && redos < mostAutomaticRedos
  const hasMuchToDo = needsHelp({ redos, reason }) || reason === 'too-few-frames'
  const delaySeconds = hasMuchToDo ? helpedRedoDelaySeconds : redoDelaySeconds
  const effects: PlayerEffect[] = [{ type: 'rest' }]
  // A camera that was not the cause stays open, as some browsers would prompt again.
  if (reason === 'interrupted' && lost !== 'sight') effects.push({ type: 'close-camera' })
  else if (!tapped.includes(reason)) effects.push({ type: 'play', tone: 'done' })
  if (reason === 'too-few-frames' && slow !== 'camera') effects.push({ type: 'lighten-engine' })
  return {
    state: {
      at: 'refused',
      assignment,
      redos,
      reason,
      kept,
      lost,
      slow,
      redoAt: isAutomatic ? milliseconds(now + delaySeconds * 1000) : null,
      secondsLeft: isAutomatic ? delaySeconds : null,
    },
    effects,
  }
}

/** Automatically, opens the camera only if no prompt is needed; after a tap, a prompt is acceptable. */
export function redo({ assignment, redos }: Attempt, by: 'tap' | 'clock'): Step {
  return {
    state: { at: 'camera-opening', assignment, redos: redos + 1 },
    effects: [{ type: by === 'tap' ? 'open-camera' : 'open-camera-if-allowed' }],
  }
}
