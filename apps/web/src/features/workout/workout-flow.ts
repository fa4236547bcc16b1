import type { PlayerMessage } from '@lithe/contracts/player'
import type { ExerciseItem } from '@lithe/movements/catalog'
import { beginRest, extendRest, type Rest } from './rest-countdown.ts'

export type FailureReason = Extract<PlayerMessage, { type: 'failed' }>['reason']

/** Where the person is in the workout. `loading` waits for the player before an exercise that starts by itself. */
export type WorkoutMode =
  | { mode: 'loading' }
  /** The player never answered. */
  | { mode: 'unreachable' }
  | { mode: 'preview' }
  | { mode: 'workout' }
  /** An exercise gave no number and the person has to choose. */
  | { mode: 'again'; reason: FailureReason }
  | { mode: 'rest'; rest: Rest; leftOut: ExerciseItem | null }

export type WorkoutFlow = WorkoutMode & { isPlayerReady: boolean; loadedShare: number | null }

export type WorkoutEvent =
  | { type: 'player-reloading' }
  | { type: 'player-silent' }
  | { type: 'player-retried' }
  | { type: 'player-progress'; share: number | null }
  | { type: 'player-ready' }
  | { type: 'start-pressed' }
  | { type: 'exercise-failed'; reason: FailureReason }
  | { type: 'exercise-ended'; nowMs: number; leftOut: ExerciseItem | null }
  | { type: 'rest-extended' }

/** The first exercise of a visit is previewed, so that a press of the person's own allows camera and sound. */
export const workoutFlowStart: WorkoutFlow = { mode: 'preview', isPlayerReady: false, loadedShare: null }

const whenReady = ({ isPlayerReady, loadedShare }: WorkoutFlow): WorkoutFlow => ({
  mode: isPlayerReady ? 'workout' : 'loading',
  isPlayerReady,
  loadedShare,
})

export function nextWorkoutFlow(flow: WorkoutFlow, event: WorkoutEvent): WorkoutFlow {
  switch (event.type) {
    case 'player-reloading': {
      const lost = { ...flow, isPlayerReady: false, loadedShare: null }
      return flow.mode === 'workout' ? { ...lost, mode: 'loading' } : lost
    }
    case 'player-silent':
      return { ...flow, mode: 'unreachable' }
    case 'player-retried':
      return { ...flow, mode: 'preview', isPlayerReady: false, loadedShare: null }
    case 'player-progress':
      return flow.isPlayerReady ? flow : { ...flow, loadedShare: event.share }
    case 'player-ready': {
      const ready = { ...flow, isPlayerReady: true }
      return flow.mode === 'loading' ? { ...ready, mode: 'workout' } : ready
    }
    case 'start-pressed':
      return whenReady(flow)
    case 'exercise-failed':
      return flow.mode === 'rest' ? flow : { ...flow, mode: 'again', reason: event.reason }
    case 'exercise-ended':
      return flow.mode === 'rest'
        ? flow
        : { ...flow, mode: 'rest', rest: beginRest(event.nowMs), leftOut: event.leftOut }
    case 'rest-extended':
      return flow.mode === 'rest' ? { ...flow, rest: extendRest(flow.rest) } : flow
  }
}
