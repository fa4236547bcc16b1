import type { PlayerMessage } from '@lithe/contracts/player'
import type { Tone } from '@lithe/design/mallet'
import type { Measurement } from '@lithe/movements/catalog'
import type { Assignment } from './assignment.ts'
import type { PlayerState } from './player-state.ts'

export type FailureReason = Extract<PlayerMessage, { type: 'failed' }>['reason']

/** What a step asks the page to do; the machine itself touches nothing. */
export type PlayerEffect =
  | { type: 'announce-ready' }
  /** Uses the open stream, or opens one if the browser will not ask. */
  | { type: 'open-camera-if-allowed' }
  | { type: 'open-camera' }
  | { type: 'open-another-camera' }
  /** While pictures of it are watched. */
  | { type: 'reopen-camera' }
  | { type: 'close-camera' }
  | { type: 'begin-framing'; assignment: Assignment }
  | { type: 'begin-practising'; assignment: Assignment }
  | { type: 'begin-measuring'; assignment: Assignment }
  /** Ends the window now; the answer comes back as a `measured` event. */
  | { type: 'finish-measuring' }
  | { type: 'rest' }
  /** Keeps the screen lit although nothing is measured. */
  | { type: 'stay-awake' }
  | { type: 'play'; tone: Tone }
  /** Aloud, before the first movement; the host hears the answer. */
  | { type: 'ask-hearing' }
  /** Aloud, after the last movement: the host shows what to do next. */
  | { type: 'call-back' }
  /** Loud, and said even where the sound is off: the person may lie on the floor. */
  | { type: 'call-for-help' }
  | {
      /** Measured as soon as it stands on the screen, so that nothing can lose it; completed once it was left to stand. */
      type: 'deliver-measured' | 'deliver-completed'
      assignment: Assignment
      sessionId: string
      measurement: Measurement
      measuredAt: Date
      secondsTaken: number
    }
  | { type: 'deliver-failed'; reason: FailureReason }

/** What an event leads to: the state after it, and what the page then does. */
export type Step = { state: PlayerState; effects: PlayerEffect[] }
