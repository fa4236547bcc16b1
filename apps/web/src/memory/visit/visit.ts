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

/** Why the test is paused: the person said so, or the camera saw a near fall. */
export type Unwell = Extract<RefusalReason, 'felt-unwell' | 'near-fall'>

/** A movement's result as shown at the end of the test. */
export type ShownResult = { seconds: number } | { degrees: number } | { reps: number; partials: number }

/** A list item as stored, with name and description in the language of that day. */
export type NamedItem = WorkoutItem & { name: string; description: string; duration: string }

/** An exercise's outcome: a measurement, or the reason for a missing one. */
export type AssessmentResult = {
  sessionId: string
  exerciseId: string
  /** Name of the exercise, in the language of that day. */
  exerciseName: string
  test: Test
  /** ISO time of the measurement. */
  timestamp: string
  workoutData: WorkoutData | null
  /** Null if there is no number. */
  shown: ShownResult | null
  refusal: RefusalReason | null
  /** Drawing of the movement, only on this device. */
  plate?: OwnPlate
}

/** A single movement of a report, to be measured again. */
export type Redo = {
  assessmentId: string
  movement: MovementId
  /** The report's other measurements. */
  others: readonly KeptSession[]
  /** Time after which the report's numbers would no longer be of the same day. */
  untilMs: number
  /** Today's exercise from that report's plan, in these variants or easier ones; never changes the report. */
  minute?: { day: number; ways: Ways }
}

export type Visit = {
  /** The person who started it; null before. */
  userIdentifier: string | null
  /** The items of this visit in words, as of the test's opening. */
  workouts: readonly NamedItem[]
  currentWorkoutIndex: number
  assessmentResults: AssessmentResult[]
  /** Variants the questions led to; null until answered. The answers themselves are never stored. */
  ladder: Ways | null
  /** Whether standing movements come before the others; decided when the questions are answered. */
  standsFirst: boolean
  /** Variants the person has chosen since then. */
  chosenWays: Ways
  redo: Redo | null
  /** Time at which the questions were answered. */
  begunAtMs: number | null
  /** Once every item is done or skipped, repeating one leads back to the end. */
  hasReachedEnd: boolean
  /** Why the test is paused, until the person decides how to continue. */
  unwell: Unwell | null
  /** Why the latest movement without a number lacks it. */
  lastFailure: FailureReason | null
}

const nothingDone = {
  workouts: [],
  currentWorkoutIndex: 0,
  assessmentResults: [],
  hasReachedEnd: false,
  unwell: null,
  lastFailure: null,
} satisfies Partial<Visit>

export const emptyVisit: Visit = {
  ...nothingDone,
  userIdentifier: null,
  ladder: null,
  standsFirst: false,
  chosenWays: {},
  redo: null,
  begunAtMs: null,
}

export const isExercise = (item: WorkoutItem | undefined): item is ExerciseItem => item?.type === 'exercise'

/** The exercise at or after an index, skipping breaks. */
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

/** Number of exercises up to and including the current item. */
export function completedExercises(workouts: readonly WorkoutItem[], index: number): number {
  return workouts.slice(0, index + 1).filter(isExercise).length
}

export function advance(workouts: readonly WorkoutItem[], index: number): number {
  return Math.min(index + 1, workouts.length - 1)
}

/** Restarts a test that measured nothing, with the same movements and variants. */
export const begunAnew = (visit: Visit): Visit => ({ ...visit, ...nothingDone })

export const hasMeasured = ({ assessmentResults }: Pick<Visit, 'assessmentResults'>) =>
  assessmentResults.some(({ refusal }) => refusal === null)

/** Exercises from here on with neither a number nor a reason for a missing one. */
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

/** Index of the movement to resume with, skipping those with a number. */
export function placeToResume(workouts: readonly WorkoutItem[], visit: Visit): number {
  const { currentWorkoutIndex, assessmentResults } = visit
  const current = exerciseFrom(workouts, currentWorkoutIndex)
  const isMeasured = assessmentResults.some(
    ({ exerciseId, refusal }) => exerciseId === current?.id && refusal === null,
  )
  const [next] = exercisesUndone(workouts, visit)
  return isMeasured && next ? workouts.indexOf(next) : currentWorkoutIndex
}

/** Keeps each exercise's latest result, but never replaces a number with a failed attempt. */
export function withResult(visit: Visit, result: AssessmentResult): Visit {
  const isSame = ({ exerciseId }: AssessmentResult) => exerciseId === result.exerciseId
  const former = visit.assessmentResults.find(isSame)
  if (former && former.refusal === null && result.refusal !== null) return visit
  const others = visit.assessmentResults.filter(kept => !isSame(kept))
  return { ...visit, assessmentResults: [...others, result] }
}

export type KeptSession = { test: Test; sessionId: string }

export type SessionIdsByTest = Partial<Record<Test, string | string[]>>

/** One id per test, or a list if the set has several movements for that test. */
export function sessionIdsByTest(results: readonly KeptSession[]): SessionIdsByTest {
  const ids: SessionIdsByTest = {}
  for (const { test, sessionId } of results) {
    const already = ids[test]
    ids[test] = already === undefined ? sessionId : [already, sessionId].flat()
  }
  return ids
}

/** How long answers about the person's condition are valid: half a day, well within a report's day. */
export const visitMs = 12 * 3_600_000

/** Variants from the answers of a finished test. */
export type Answered = Pick<Visit, 'userIdentifier' | 'ladder' | 'begunAtMs'>

/** The answers for an immediate repeat; null for another person or day, or if they rule the movement out. */
export function answersFor(answered: Answered | null, person: string, movement: MovementId): Answered | null {
  const isToday = Date.now() - (answered?.begunAtMs ?? 0) <= visitMs
  const isAllowed = answered?.ladder?.[movement] !== 'left-out'
  return isToday && isAllowed && answered?.userIdentifier === person ? answered : null
}

/** Carries the answers over, unless the person felt unwell or nearly fell. */
export const answeredIn = ({ userIdentifier, ladder, chosenWays, begunAtMs, assessmentResults }: Visit) =>
  assessmentResults.some(({ refusal }) => refusal === 'felt-unwell' || refusal === 'near-fall')
    ? null
    : { userIdentifier, ladder: ladder && { ...ladder, ...chosenWays }, begunAtMs }

type Begun = Pick<Visit, 'begunAtMs' | 'assessmentResults' | 'redo'>

/** Whether resuming would mix numbers or answers of different days. */
export function isPastVisit({ begunAtMs, assessmentResults, redo }: Begun, nowMs: number): boolean {
  if (redo) return nowMs > redo.untilMs
  const times = assessmentResults.map(({ timestamp }) => Date.parse(timestamp))
  return nowMs - Math.min(begunAtMs ?? nowMs, ...times) > visitMs
}

export type InterruptedTest = {
  /** Movements with a number, out of the total. */
  measured: number
  total: number
  /** Whether only the report is left. */
  isAtEnd: boolean
}

export const isAtEnd = (workouts: readonly WorkoutItem[], visit: Visit) =>
  visit.hasReachedEnd || exercisesUndone(workouts, { ...visit, currentWorkoutIndex: 0 }).length === 0

/** A test in progress with something to lose, or null. */
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
