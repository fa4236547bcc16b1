import type { BrowserAbsence, OwnPlate } from '@lithe/contracts/player'
import type { FramingAdvice, LiveAdvice, ReachPlace } from '@lithe/movements'
import type { Measured } from '@lithe/movements/catalog'
import type { CameraProblem } from '../camera/camera-problem.ts'
import type { LoadProgress } from '../engine/pose-engine.ts'
import type { Assignment } from './assignment.ts'
import type { Cue } from './cue.ts'
import type { Slow } from './player-state.ts'

/** A window's result, and its time. */
export type WindowOutcome = {
  sessionId: string
  measured: Measured
  measuredAt: Date
  secondsTaken: number
  /** At the end, the camera itself sent too few frames. */
  isCameraSlow?: boolean
  /** For a reach: how far the hands came. */
  reached?: ReachPlace
}

/** Events from the engine, host, camera, person, page and clock. */
export type PlayerEvent =
  | { type: 'load-progressed'; progress: LoadProgress }
  | { type: 'loaded' }
  | { type: 'engine-failed' }
  | { type: 'absence-found'; absence: BrowserAbsence }
  | { type: 'host-started'; assignment: Assignment }
  | { type: 'host-stopped' }
  | { type: 'hearing-asked' }
  | { type: 'called-back' }
  | { type: 'camera-opened' }
  | { type: 'camera-needs-asking' }
  | { type: 'camera-failed'; problem: CameraProblem }
  | { type: 'camera-lost' }
  /** The camera is on, but its frames are no longer analysed. */
  | { type: 'sight-lost' }
  | { type: 'camera-tapped' }
  | { type: 'another-camera-tapped' }
  | { type: 'framing-advised'; advice: FramingAdvice | null }
  | { type: 'pace-changed'; slow: Slow }
  | { type: 'light-changed'; isDark: boolean }
  /** The picture has been black for seconds: a covered lens, or a broken camera. */
  | { type: 'picture-black' }
  | { type: 'practice-tapped' }
  | { type: 'pose-held' }
  /** The end of a look, with its drawing. */
  | { type: 'looked'; plate: OwnPlate | null }
  | { type: 'person-left' }
  | { type: 'practised'; isRecognised: boolean }
  /** The first lift: timing starts. */
  | { type: 'clock-started' }
  | { type: 'live-advised'; advice: LiveAdvice | Cue | null }
  | ({ type: 'measured' } & WindowOutcome)
  /** The person left the view during the window. */
  | ({ type: 'left-frame' } & WindowOutcome)
  | { type: 'near-fall' }
  /** Arms crossed above the head: the stop sign for use away from the buttons. */
  | { type: 'arms-crossed' }
  /** Ends the window and keeps what was measured. */
  | { type: 'enough-tapped' }
  /** Leaves before the window, as nothing was measured; during it, the same as `enough-tapped`. */
  | { type: 'stop-tapped' }
  | { type: 'all-right-tapped' }
  | { type: 'hurt-tapped' }
  | { type: 'call-tapped' }
  | { type: 'keep-tapped' }
  | { type: 'redo-tapped' }
  | { type: 'continue-tapped' }
  /** What would continue automatically now waits for a tap. */
  | { type: 'wait-tapped' }
  | { type: 'leave-out-tapped' }
  | { type: 'page-hidden' }
  | { type: 'ticked' }
