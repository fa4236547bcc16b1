import type { Test } from '../definition/movement-definition.ts'
import type { VariantId } from '../definition/movement-kinds.ts'
import { isOnFloor, type MovementId, movements } from './movement.ts'

export type ExerciseItem = {
  id: string
  type: 'exercise'
  movement: MovementId
  /** The easier variant, or null. */
  variant: VariantId | null
  /** The movement of the set that this one replaces. */
  insteadOf?: MovementId
  test: Test
  durationSeconds: number
  videoId: number
}
export type BreakItem = { id: string; type: 'break'; durationSeconds: number }
export type WorkoutItem = ExerciseItem | BreakItem

export const breakSeconds = 15

export const exercise = (movement: MovementId, durationSeconds: number): ExerciseItem => {
  const { test, videoId } = movements[movement]
  return { id: movement, type: 'exercise', movement, variant: null, test, durationSeconds, videoId }
}

const withBreaks = (exercises: ExerciseItem[]): WorkoutItem[] =>
  exercises.flatMap((item, index): WorkoutItem[] =>
    index === 0 ? [item] : [{ id: `break-${index}`, type: 'break', durationSeconds: breakSeconds }, item],
  )

/** The set's movement that an exercise stands for, even if substituted. */
export const meantBy = ({ movement, insteadOf }: Pick<ExerciseItem, 'movement' | 'insteadOf'>): MovementId =>
  insteadOf ?? movement

/** The default set, and the longer set of an insurer's organisation. */
export const workoutSets = {
  default: withBreaks([exercise('single-leg-stance', 60), exercise('toe-touch', 30), exercise('squat', 30)]),
  organisation: withBreaks([
    exercise('push-up', 60),
    exercise('jumping-jack', 60),
    exercise('single-leg-stance', 120),
    exercise('plank', 120),
    exercise('sit-and-reach', 60),
  ]),
} satisfies Record<string, WorkoutItem[]>
export const workoutSetNames = [
  'default',
  'organisation',
] as const satisfies readonly (keyof typeof workoutSets)[]
export type WorkoutSetName = (typeof workoutSetNames)[number]

/** Reorders a set to have the stance first, while fresh, and only one descent to the floor. */
export function standingFirst(items: readonly WorkoutItem[]): WorkoutItem[] {
  const place = ({ movement, variant }: ExerciseItem) =>
    isOnFloor(movement, variant) ? 2 : movements[movement].kind === 'stance' ? 0 : 1
  return withBreaks(
    items.flatMap(item => (item.type === 'exercise' ? [item] : [])).sort((a, b) => place(a) - place(b)),
  )
}

export const workoutSeconds = (items: readonly WorkoutItem[]) =>
  items.reduce((total, item) => total + item.durationSeconds, 0)
