import type { OwnPlate, PlayerMessage, WorkoutData } from '@lithe/contracts/player'
import type {
  ExerciseItem,
  MovementId,
  RefusalReason,
  Test,
  Ways,
  WorkoutItem,
} from '@lithe/movements/catalog'

export type FailureReason = Extract<PlayerMessage, { type: 'failed' }>['reason']

/** Why everything stands still: the person said so, or the camera saw it. */
export type Unwell = Extract<RefusalReason, 'felt-unwell' | 'near-fall'>

/** What a movement came to, as it is shown at the end of the test. */
export type ShownResult = { seconds: number } | { degrees: number } | { reps: number; partials: number }

/** An item of the list as it is kept: named and described in the language of the day. */
export type NamedItem = WorkoutItem & { name: string; description: string; duration: string }

/** One exercise as it ended: with a measurement, or with the reason there is none. */
export type AssessmentResult = {
  sessionId: string
  exerciseId: string
  /** What it was called, in the language of the day. */
  exerciseName: string
  test: Test
  /** When it was measured, ISO. */
  timestamp: string
  workoutData: WorkoutData | null
  /** Null where there is no number. */
  shown: ShownResult | null
  refusal: RefusalReason | null
  /** The movement, drawn; on this device alone. */
  plate?: OwnPlate
}

/** One movement of a report, measured again by itself. */
export type Redo = {
  assessmentId: string
  movement: MovementId
  /** What the report stands on besides. */
  others: readonly KeptSession[]
  /** After this it would no longer be one day's numbers. */
  untilMs: number
}

export type Visit = {
  /** Who began it; null until then. */
  userIdentifier: string | null
  /** What is done, in words, since the test itself was opened. */
  workouts: readonly NamedItem[]
  currentWorkoutIndex: number
  assessmentResults: AssessmentResult[]
  /** What the questions before the first movement led to; null until they are answered. Of the answers nothing is kept. */
  ladder: Ways | null
  /** Whether the set is done in another order than it is written in; settled when the questions are answered. */
  standsFirst: boolean
  /** What the person chose herself since. */
  chosenWays: Ways
  redo: Redo | null
  /** When the questions were answered. */
  begunAtMs: number | null
  /** Once everything was done or left out, whatever is done again leads back to the end. */
  hasReachedEnd: boolean
  /** Why everything stands still, until the person says how to go on. */
  unwell: Unwell | null
  /** Why the latest movement without a number has none. */
  lastFailure: FailureReason | null
}

export const emptyVisit: Visit = {
  userIdentifier: null,
  workouts: [],
  currentWorkoutIndex: 0,
  assessmentResults: [],
  ladder: null,
  standsFirst: false,
  chosenWays: {},
  redo: null,
  begunAtMs: null,
  hasReachedEnd: false,
  unwell: null,
  lastFailure: null,
}

export const isExercise = (item: WorkoutItem | undefined): item is ExerciseItem => item?.type === 'exercise'

/** The exercise at or after a place in the list; a break is skipped straight to what follows it. */
export function exerciseFrom(workouts: readonly WorkoutItem[], index: number): ExerciseItem | null {
  return workouts.slice(index).find(isExercise) ?? null
}

export function nextExercise(workouts: readonly WorkoutItem[], index: number): ExerciseItem | null {
  return exerciseFrom(workouts, index + 1)
}

export function exerciseBefore(
  workouts: readonly WorkoutItem[],
  exercise: ExerciseItem,
): ExerciseItem | null {
  return workouts.slice(0, workouts.indexOf(exercise)).findLast(isExercise) ?? null
}

export function isLastWorkout(workouts: readonly WorkoutItem[], index: number): boolean {
  return isExercise(workouts[index]) && nextExercise(workouts, index) === null
}

/** Exercises up to and including the current item. */
export function completedExercises(workouts: readonly WorkoutItem[], index: number): number {
  return workouts.slice(0, index + 1).filter(isExercise).length
}

export function advance(workouts: readonly WorkoutItem[], index: number): number {
  return Math.min(index + 1, workouts.length - 1)
}

/** The same movements from the first one on, in the same ways; for a test in which nothing was measured. */
export const begunAnew = ({
  userIdentifier,
  ladder,
  standsFirst,
  chosenWays,
  redo,
  begunAtMs,
}: Visit): Visit => ({
  ...emptyVisit,
  userIdentifier,
  ladder,
  standsFirst,
  chosenWays,
  redo,
  begunAtMs,
})

export const hasMeasured = ({ assessmentResults }: Pick<Visit, 'assessmentResults'>) =>
  assessmentResults.some(({ refusal }) => refusal === null)

/** The exercises from here on that have neither a number nor the reason for none. */
export function exercisesUndone(
  workouts: readonly WorkoutItem[],
  { currentWorkoutIndex, assessmentResults }: Visit,
): ExerciseItem[] {
  const ended = assessmentResults.map(({ exerciseId }) => exerciseId)
  return workouts
    .slice(currentWorkoutIndex)
    .filter(isExercise)
    .filter(({ id }) => !ended.includes(id))
}

/** The place of the movement to go on with: one that has its number already is passed over. */
export function placeToGoOn(workouts: readonly WorkoutItem[], visit: Visit): number {
  const { currentWorkoutIndex, assessmentResults } = visit
  const current = exerciseFrom(workouts, currentWorkoutIndex)
  const isMeasured = assessmentResults.some(
    ({ exerciseId, refusal }) => exerciseId === current?.id && refusal === null,
  )
  const [next] = exercisesUndone(workouts, visit)
  return isMeasured && next ? workouts.indexOf(next) : currentWorkoutIndex
}

/** Keeps the latest result of each exercise; a try that gave no number takes none away. */
export function withResult(visit: Visit, result: AssessmentResult): Visit {
  const isSame = ({ exerciseId }: AssessmentResult) => exerciseId === result.exerciseId
  const former = visit.assessmentResults.find(isSame)
  if (former && former.refusal === null && result.refusal !== null) return visit
  const others = visit.assessmentResults.filter(kept => !isSame(kept))
  return { ...visit, assessmentResults: [...others, result] }
}

export type KeptSession = { test: Test; sessionId: string }

export type SessionIdsByTest = Partial<Record<Test, string | string[]>>

/** One id per test, or a list where a set has several movements of one test. */
export function sessionIdsByTest(results: readonly KeptSession[]): SessionIdsByTest {
  const ids: SessionIdsByTest = {}
  for (const { test, sessionId } of results) {
    const already = ids[test]
    ids[test] = already === undefined ? sessionId : [already, sessionId].flat()
  }
  return ids
}

/** How the person feels, and what they answered, holds for half a day; far below the day of one report. */
export const visitMs = 12 * 3_600_000

/** What the questions led to in a test that is over. */
export type Answered = Pick<Visit, 'userIdentifier' | 'ladder' | 'begunAtMs'>

export const isPastAnswer = ({ begunAtMs }: Answered) =>
  begunAtMs === null || Date.now() - begunAtMs > visitMs

/** Who felt unwell, or nearly fell, is asked anew. */
export const answeredIn = ({ userIdentifier, ladder, chosenWays, begunAtMs, assessmentResults }: Visit) =>
  assessmentResults.some(({ refusal }) => refusal === 'felt-unwell' || refusal === 'near-fall')
    ? null
    : { userIdentifier, ladder: ladder && { ...ladder, ...chosenWays }, begunAtMs }

type Begun = Pick<Visit, 'begunAtMs' | 'assessmentResults' | 'redo'>

/** Whether going on would mix the numbers, or the answers, of different days. */
export function isPastVisit({ begunAtMs, assessmentResults, redo }: Begun, nowMs: number): boolean {
  if (redo) return nowMs > redo.untilMs
  const times = assessmentResults.map(({ timestamp }) => Date.parse(timestamp))
  return nowMs - Math.min(begunAtMs ?? nowMs, ...times) > visitMs
}

export type InterruptedTest = {
  /** Movements that have a number, of all that belong to the test. */
  measured: number
  total: number
  /** Nothing is left to do but the report. */
  isAtEnd: boolean
}

export const isAtEnd = (workouts: readonly WorkoutItem[], visit: Visit) =>
  visit.hasReachedEnd || exercisesUndone(workouts, { ...visit, currentWorkoutIndex: 0 }).length === 0

/** A test that was begun and has something to lose; null otherwise. */
export function interruptedTestOf(
  workouts: readonly WorkoutItem[],
  visit: Visit,
  nowMs: number,
): InterruptedTest | null {
  if (visit.redo || !hasMeasured(visit) || isPastVisit(visit, nowMs)) return null
  return {
    measured: visit.assessmentResults.filter(({ refusal }) => refusal === null).length,
    total: workouts.filter(({ type }) => type === 'exercise').length,
    isAtEnd: isAtEnd(workouts, visit),
  }
}
