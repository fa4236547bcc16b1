import { rest } from '@lithe/contracts/constants'
import { type ExerciseItem, type MovementId, movements, type WorkoutItem } from '@lithe/movements/catalog'
import { type FailureReason, hasMeasured, isAtEnd, type Unwell, type Visit } from '../memory/visit/visit.ts'

/** The person's place in the workout. `loading` waits for the player before an exercise that starts automatically. */
type WorkoutMode =
  | { mode: 'loading' }
  /** The player never answered. */
  | { mode: 'unreachable' }
  /** This browser cannot measure; the player fills the page and says where to go. */
  | { mode: 'absence' }
  | { mode: 'preview' }
  | { mode: 'workout' }
  /** An exercise has no number, and the person must choose. */
  | { mode: 'again'; reason: FailureReason }
  | { mode: 'rest'; rest: Rest; leftOut: ExerciseItem | null }
  /** Paused until the person decides how to continue. */
  | { mode: 'unwell'; cause: Unwell }
  /** Finished: the report is being made, and its page calls the person back. */
  | { mode: 'done' }
  /** Finished without a number for a report. */
  | { mode: 'nothing'; reason: FailureReason }
  /** The person is confirming an exit or reading help; nothing is measured, and no clock runs. */
  | { mode: 'paused'; from: Running; sinceMs: number }

/** Modes that proceed automatically, and can be paused. */
type Running = Extract<WorkoutMode, { mode: 'loading' | 'workout' | 'rest' }>

export type WorkoutFlow = WorkoutMode & {
  isPlayerReady: boolean
  loadedShare: number | null
}

/** A movement has ended, and a panel shows its result or what comes next. */
export type AfterMovementFlow = Extract<WorkoutFlow, { mode: 'again' | 'rest' | 'unwell' | 'nothing' }>

const modesAfterMovement = ['again', 'rest', 'unwell', 'nothing'] satisfies AfterMovementFlow['mode'][]

export const isAfterMovement = (flow: WorkoutFlow): flow is AfterMovementFlow =>
  modesAfterMovement.some(mode => mode === flow.mode)

export type WorkoutEvent =
  | { type: 'player-reloading' }
  | { type: 'player-silent' }
  | { type: 'player-retried' }
  | { type: 'player-progress'; share: number | null }
  | { type: 'player-ready' }
  | { type: 'absence-told' }
  | { type: 'start-pressed' }
  | { type: 'exercise-failed'; reason: FailureReason }
  | { type: 'exercise-ended'; nowMs: number; leftOut: ExerciseItem | null; restSeconds: number }
  | { type: 'rest-extended' }
  | { type: 'all-done' }
  | { type: 'nothing-measured'; reason: FailureReason }
  | { type: 'felt-unwell'; cause: Unwell }
  /** The person is leaving, or has opened the help. */
  | { type: 'pause-asked'; nowMs: number }
  | { type: 'stayed'; nowMs: number }
  /** The rest is over, and the next exercise can be shown. */
  | { type: 'rested' }

/** Starts with a preview, as only the person's press can permit camera and sound. */
export const workoutFlowStart: WorkoutFlow = { mode: 'preview', isPlayerReady: false, loadedShare: null }

/** The flow of a page just opened: as it was left, except that nothing starts automatically. */
export function workoutFlowAt(workouts: readonly WorkoutItem[], visit: Visit): WorkoutFlow {
  const { unwell, lastFailure } = visit
  if (unwell) return { ...workoutFlowStart, mode: 'unwell', cause: unwell }
  if (!isAtEnd(workouts, visit)) return workoutFlowStart
  return hasMeasured(visit)
    ? { ...workoutFlowStart, mode: 'done' }
    : { ...workoutFlowStart, mode: 'nothing', reason: lastFailure ?? 'no-attempt' }
}

const whenReady = ({ isPlayerReady, loadedShare }: WorkoutFlow): WorkoutFlow => ({
  mode: isPlayerReady ? 'workout' : 'loading',
  isPlayerReady,
  loadedShare,
})

/** Whether late messages from the player change nothing. */
const isBetween = ({ mode }: WorkoutFlow) =>
  mode === 'rest' || mode === 'unwell' || mode === 'done' || mode === 'nothing'

const isRunning = (flow: WorkoutFlow): flow is WorkoutFlow & Running =>
  flow.mode === 'loading' || flow.mode === 'workout' || flow.mode === 'rest'

/** Restarts a movement; resumes a countdown where it stopped. */
function afterPause(
  flow: WorkoutFlow,
  { from, sinceMs }: Extract<WorkoutMode, { mode: 'paused' }>,
  nowMs: number,
) {
  const { isPlayerReady, loadedShare } = flow
  if (from.mode === 'rest')
    return { ...from, rest: lengthenRest(from.rest, nowMs - sinceMs), isPlayerReady, loadedShare }
  return { ...workoutFlowStart, isPlayerReady, loadedShare }
}

export function nextWorkoutFlow(flow: WorkoutFlow, event: WorkoutEvent): WorkoutFlow {
  switch (event.type) {
    case 'player-reloading': {
      const lost = { ...flow, isPlayerReady: false, loadedShare: null }
      return flow.mode === 'workout' ? { ...lost, mode: 'loading' } : lost
    }
    case 'player-silent':
      // No player is needed at the end, or while the person is unwell.
      return flow.mode === 'done' || flow.mode === 'nothing' || flow.mode === 'unwell'
        ? flow
        : { ...flow, mode: 'unreachable' }
    case 'player-retried':
      return { ...flow, mode: 'preview', isPlayerReady: false, loadedShare: null }
    case 'player-progress':
      return flow.isPlayerReady ? flow : { ...flow, loadedShare: event.share }
    case 'player-ready': {
      const ready = { ...flow, isPlayerReady: true }
      return flow.mode === 'loading' ? { ...ready, mode: 'workout' } : ready
    }
    case 'absence-told':
      return isBetween(flow) ? flow : { ...flow, mode: 'absence' }
    case 'start-pressed':
      return whenReady(flow)
    case 'exercise-failed':
      return isBetween(flow) ? flow : { ...flow, mode: 'again', reason: event.reason }
    case 'exercise-ended':
      return isBetween(flow)
        ? flow
        : { ...flow, mode: 'rest', rest: beginRest(event), leftOut: event.leftOut }
    case 'rest-extended':
      return flow.mode === 'rest' ? { ...flow, rest: extendRest(flow.rest) } : flow
    case 'all-done':
      return { ...flow, mode: 'done' }
    case 'nothing-measured':
      return { ...flow, mode: 'nothing', reason: event.reason }
    case 'felt-unwell':
      return { ...flow, mode: 'unwell', cause: event.cause }
    case 'pause-asked':
      return isRunning(flow) ? { ...flow, mode: 'paused', from: flow, sinceMs: event.nowMs } : flow
    case 'stayed':
      return flow.mode === 'paused' ? afterPause(flow, flow, event.nowMs) : flow
    case 'rested':
      return { ...flow, mode: 'preview' }
  }
}

type CountdownColour = 'green' | 'yellow' | 'white'

export function countdownColour(secondsLeft: number): CountdownColour {
  if (secondsLeft <= rest.greenAtSeconds) return 'green'
  return secondsLeft <= rest.yellowAtSeconds ? 'yellow' : 'white'
}

/** Number of movements in this test: with a number, remaining, and in total. */
export type Progress = { done: number; left: number; total: number }

/** A rest with a fixed end time, which a suspended tab cannot stretch. */
export type Rest = { endsAtMs: number; extraSeconds: number }

export const beginRest = ({ nowMs, restSeconds }: { nowMs: number; restSeconds: number }): Rest => ({
  endsAtMs: nowMs + restSeconds * 1000,
  extraSeconds: 0,
})

/** Blood pressure recovers more slowly after bending from this age, so the rest is doubled. */
const longRestFromAge = 65

/** Seconds of rest after a movement, for an age in whole years. */
export const restSecondsAfter = (movement: MovementId | null, age: number): number =>
  movement && movements[movement].kind === 'reach' && age >= longRestFromAge ? 2 * rest.seconds : rest.seconds

export const extendRest = ({ endsAtMs, extraSeconds }: Rest): Rest => ({
  endsAtMs: endsAtMs + rest.extraSeconds * 1000,
  extraSeconds: extraSeconds + rest.extraSeconds,
})

const lengthenRest = (rest: Rest, byMs: number): Rest => ({ ...rest, endsAtMs: rest.endsAtMs + byMs })

export const restSecondsLeft = ({ endsAtMs }: Rest, nowMs: number) =>
  Math.max(0, Math.ceil((endsAtMs - nowMs) / 1000))
