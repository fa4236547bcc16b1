import { rest } from '@lithe/contracts/constants'
import { type ExerciseItem, type MovementId, movements, type WorkoutItem } from '@lithe/movements/catalog'
import { type FailureReason, hasMeasured, isAtEnd, type Unwell, type Visit } from '../memory/visit/visit.ts'

/** Where the person is in the workout. `loading` waits for the player before an exercise that starts by itself. */
type WorkoutMode =
  | { mode: 'loading' }
  /** The player never answered. */
  | { mode: 'unreachable' }
  /** This browser can measure nothing: the player has the page and says where to go on. */
  | { mode: 'absence' }
  | { mode: 'preview' }
  | { mode: 'workout' }
  /** An exercise gave no number and the person has to choose. */
  | { mode: 'again'; reason: FailureReason }
  | { mode: 'rest'; rest: Rest; leftOut: ExerciseItem | null }
  /** Nothing goes on by itself until the person says how. */
  | { mode: 'unwell'; cause: Unwell }
  /** All is done: the report is made, and calls its person back. */
  | { mode: 'done' }
  /** All is over, and there is no number to make a report of. */
  | { mode: 'nothing'; reason: FailureReason }
  /** The person is asked whether to leave, or reads the help; meanwhile nothing is measured and no clock runs. */
  | { mode: 'paused'; from: Running; sinceMs: number }

/** What goes on by itself, and has to wait. */
type Running = Extract<WorkoutMode, { mode: 'loading' | 'workout' | 'rest' }>

export type WorkoutFlow = WorkoutMode & {
  isPlayerReady: boolean
  loadedShare: number | null
}

/** A movement has ended, and a panel says what it came to or what comes next. */
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
  /** The person is on the way out and is asked, or looks for help. */
  | { type: 'pause-asked'; nowMs: number }
  | { type: 'stayed'; nowMs: number }
  /** Rested, and ready to be shown what comes next. */
  | { type: 'rested' }

/** A movement is previewed first, so that a press of the person's own allows camera and sound. */
export const workoutFlowStart: WorkoutFlow = { mode: 'preview', isPlayerReady: false, loadedShare: null }

/** Where a page that opens finds the test: as it was left, but that nothing starts by itself unseen. */
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

/** Modes in which a late word of the player changes nothing. */
const isBetween = ({ mode }: WorkoutFlow) =>
  mode === 'rest' || mode === 'unwell' || mode === 'done' || mode === 'nothing'

const isRunning = (flow: WorkoutFlow): flow is WorkoutFlow & Running =>
  flow.mode === 'loading' || flow.mode === 'workout' || flow.mode === 'rest'

/** A movement begins again from its start; a clock goes on where it stood. */
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
      // Who is at the end, or rests because she must, needs no player.
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

/** Movements of this test: with a number, still to come, and in all. */
export type Progress = { done: number; left: number; total: number }

/** A rest that ends at a moment, so that a sleeping tab cannot stretch it. */
export type Rest = { endsAtMs: number; extraSeconds: number }

export const beginRest = ({ nowMs, restSeconds }: { nowMs: number; restSeconds: number }): Rest => ({
  endsAtMs: nowMs + restSeconds * 1000,
  extraSeconds: 0,
})

/** Past this age the blood follows more slowly when one comes up from a fold: the rest is twice as long. */
const longRestFromAge = 65

/** Seconds of rest after a movement, for a person of so many whole years. */
export const restSecondsAfter = (movement: MovementId | null, age: number): number =>
  movement && movements[movement].kind === 'reach' && age >= longRestFromAge ? 2 * rest.seconds : rest.seconds

export const extendRest = ({ endsAtMs, extraSeconds }: Rest): Rest => ({
  endsAtMs: endsAtMs + rest.extraSeconds * 1000,
  extraSeconds: extraSeconds + rest.extraSeconds,
})

/** After a pause, as long as it lasted. */
const lengthenRest = (rest: Rest, byMs: number): Rest => ({ ...rest, endsAtMs: rest.endsAtMs + byMs })

export const restSecondsLeft = ({ endsAtMs }: Rest, nowMs: number) =>
  Math.max(0, Math.ceil((endsAtMs - nowMs) / 1000))
