import type { PlayerMessage } from '@lithe/contracts/player'
import type { ExerciseItem, RefusalReason } from '@lithe/movements/catalog'
import { beginRest, beginReview, extendRest, type Rest } from './rest-countdown.ts'

export type FailureReason = Extract<PlayerMessage, { type: 'failed' }>['reason']

/** Why everything stands still: the person said so, or the camera saw it. */
export type Unwell = Extract<RefusalReason, 'felt-unwell' | 'near-fall'>

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
  /** Nothing goes on by itself until the person says how. */
  | { mode: 'unwell'; cause: Unwell }
  /** All is done; what it came to is looked over before the report. */
  | { mode: 'review'; rest: Rest }

export type WorkoutFlow = WorkoutMode & {
  isPlayerReady: boolean
  loadedShare: number | null
  /** Once everything was done, whatever is done again leads back to the end. */
  hasReachedEnd: boolean
}

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
  | { type: 'all-done'; nowMs: number }
  | { type: 'felt-unwell'; cause: Unwell }
  /** Rested, and ready to be shown what comes next. */
  | { type: 'rested' }

/** The first exercise of a visit is previewed, so that a press of the person's own allows camera and sound. */
export const workoutFlowStart: WorkoutFlow = {
  mode: 'preview',
  isPlayerReady: false,
  loadedShare: null,
  hasReachedEnd: false,
}

const whenReady = ({ isPlayerReady, loadedShare, hasReachedEnd }: WorkoutFlow): WorkoutFlow => ({
  mode: isPlayerReady ? 'workout' : 'loading',
  isPlayerReady,
  loadedShare,
  hasReachedEnd,
})

/** Modes in which a late word of the player changes nothing. */
const isBetween = ({ mode }: WorkoutFlow) => mode === 'rest' || mode === 'unwell' || mode === 'review'

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
      return isBetween(flow) ? flow : { ...flow, mode: 'again', reason: event.reason }
    case 'exercise-ended':
      return isBetween(flow)
        ? flow
        : { ...flow, mode: 'rest', rest: beginRest(event.nowMs), leftOut: event.leftOut }
    case 'rest-extended':
      return flow.mode === 'rest' ? { ...flow, rest: extendRest(flow.rest) } : flow
    case 'all-done':
      return { ...flow, mode: 'review', rest: beginReview(event.nowMs), hasReachedEnd: true }
    case 'felt-unwell':
      return { ...flow, mode: 'unwell', cause: event.cause }
    case 'rested':
      return { ...flow, mode: 'preview' }
  }
}
