import type { OwnPlate, PlayerMessage } from '@lithe/contracts/player'
import type { Tone } from '@lithe/design/mallet'
import type { Measurement } from '@lithe/movements/catalog'
import type { Assignment } from './assignment.ts'
import type { PlayerState } from './player-state.ts'

export type FailureReason = Extract<PlayerMessage, { type: 'failed' }>['reason']

/** Side effects requested by a step; the state machine itself is pure. */
export type PlayerEffect =
  | { type: 'announce-ready' }
  /** Uses the open stream, or opens one if no prompt is needed. */
  | { type: 'open-camera-if-allowed' }
  | { type: 'open-camera' }
  | { type: 'open-another-camera' }
  /** Requested while frames are being watched. */
  | { type: 'reopen-camera' }
  | { type: 'close-camera' }
  | { type: 'begin-framing'; assignment: Assignment }
  | { type: 'begin-practising'; assignment: Assignment }
  | { type: 'begin-measuring'; assignment: Assignment }
  /** Ends the window now; a `measured` event follows. */
  | { type: 'finish-measuring' }
  | { type: 'rest' }
  /** Gives the next attempt the small model, as the phone could not keep up. */
  | { type: 'lighten-engine' }
  /** Keeps the screen on even though nothing is measured. */
  | { type: 'stay-awake' }
  | { type: 'play'; tone: Tone }
  /** Asks whether the person hears the phone, before the first movement; the host gets the answer. */
  | { type: 'ask-hearing' }
  /** Calls the person back after the last movement; the host shows what to do next. */
  | { type: 'call-back' }
  /** Loud, even when muted, as the person may be lying on the floor. */
  | { type: 'call-for-help' }
  | {
      /**
       * `deliver-measured` is sent as soon as the result is on screen, so that nothing can lose it;
       * `deliver-completed` once the person leaves it.
       */
      type: 'deliver-measured' | 'deliver-completed'
      assignment: Assignment
      sessionId: string
      measurement: Measurement
      measuredAt: Date
      secondsTaken: number
    }
  | { type: 'deliver-look'; plate: OwnPlate | null }
  | { type: 'deliver-failed'; reason: FailureReason }

/** The next state after an event, and the page's side effects. */
export type Step = { state: PlayerState; effects: PlayerEffect[] }
