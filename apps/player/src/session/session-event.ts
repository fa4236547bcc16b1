import type { FramingAdvice, LiveAdvice } from '@lithe/movements'
import type { Measured } from '@lithe/movements/catalog'
import type { CameraProblem } from '../camera/camera-problem.ts'
import type { LoadProgress } from '../engine/pose-engine.ts'
import type { Assignment } from './assignment.ts'

/** What can happen to a session: the engine, the host, the camera, the person, the page and time. */
export type SessionEvent =
  | { type: 'load-progressed'; progress: LoadProgress }
  | { type: 'loaded' }
  | { type: 'engine-failed' }
  | { type: 'host-started'; assignment: Assignment }
  | { type: 'host-stopped' }
  | { type: 'camera-opened' }
  | { type: 'camera-needs-asking' }
  | { type: 'camera-failed'; problem: CameraProblem }
  | { type: 'camera-lost' }
  | { type: 'camera-tapped' }
  | { type: 'framing-advised'; advice: FramingAdvice | null }
  | { type: 'pace-changed'; isSlow: boolean }
  | { type: 'pose-held' }
  | { type: 'person-left' }
  | { type: 'live-advised'; advice: LiveAdvice | null }
  | { type: 'measured'; measured: Measured; measuredAt: Date; secondsTaken: number }
  | { type: 'finish-tapped' }
  | { type: 'stop-tapped' }
  | { type: 'redo-tapped' }
  | { type: 'continue-tapped' }
  | { type: 'leave-out-tapped' }
  | { type: 'page-hidden' }
  | { type: 'ticked' }
