import type { BrowserAbsence } from '@lithe/contracts/player'
import type { FramingAdvice, LiveAdvice, ReachPlace } from '@lithe/movements'
import type { Measured } from '@lithe/movements/catalog'
import type { CameraProblem } from '../camera/camera-problem.ts'
import type { LoadProgress } from '../engine/pose-engine.ts'
import type { Assignment } from './assignment.ts'
import type { Cue } from './cue.ts'

/** What one window came to, and when. */
export type WindowOutcome = {
  sessionId: string
  measured: Measured
  measuredAt: Date
  secondsTaken: number
  /** Of a reach, how far the hands came. */
  reached?: ReachPlace
}

/** What can happen to a state: the engine, the host, the camera, the person, the page and time. */
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
  /** The camera goes on, and nothing looks at its pictures any more. */
  | { type: 'sight-lost' }
  | { type: 'camera-tapped' }
  | { type: 'another-camera-tapped' }
  | { type: 'framing-advised'; advice: FramingAdvice | null }
  | { type: 'pace-changed'; isSlow: boolean }
  | { type: 'light-changed'; isDark: boolean }
  /** For some seconds: a shut lens, or a camera that sends nothing else. */
  | { type: 'picture-black' }
  | { type: 'practice-tapped' }
  | { type: 'pose-held' }
  | { type: 'person-left' }
  | { type: 'practised'; isRecognised: boolean }
  /** The first lift: from here on it is timed. */
  | { type: 'clock-started' }
  | { type: 'live-advised'; advice: LiveAdvice | Cue | null }
  | ({ type: 'measured' } & WindowOutcome)
  /** In the middle of the window the person was no longer in the picture. */
  | ({ type: 'left-frame' } & WindowOutcome)
  | { type: 'near-fall' }
  /** Raised crossed arms: the sign to stop far from the buttons. */
  | { type: 'arms-crossed' }
  /** Ends the window and keeps what was measured. */
  | { type: 'enough-tapped' }
  /** Before the window nothing was measured: it is left. In it, the same as enough. */
  | { type: 'stop-tapped' }
  | { type: 'all-right-tapped' }
  | { type: 'hurt-tapped' }
  | { type: 'call-tapped' }
  | { type: 'keep-tapped' }
  | { type: 'redo-tapped' }
  | { type: 'continue-tapped' }
  /** What would go on by itself waits for a tap from now on. */
  | { type: 'wait-tapped' }
  | { type: 'leave-out-tapped' }
  | { type: 'page-hidden' }
  | { type: 'ticked' }
