import {
  type Measurement,
  type MovementId,
  type MovementKind,
  movements,
  workoutSets,
} from '@lithe/movements/catalog'
import {
  plank,
  refusedUpload,
  squats,
  stance,
  toeTouch,
  type Upload,
  upload,
} from '../../testing/measurements.ts'

const examples: Record<MovementKind, Measurement> = {
  stance: stance(31.25),
  reach: toeTouch(74.5),
  repetitions: squats(13, 2),
  hold: plank(41.5),
}

/** A plausible result of the movement's analyser; with depth only if it reports one. */
function exampleOf(movement: MovementId, windowSeconds: number): Measurement {
  const definition = movements[movement]
  const readsNoJoint = definition.kind === 'repetitions' && definition.widestFullDegrees === null
  return {
    ...examples[definition.kind],
    movement,
    windowSeconds,
    ...(readsNoJoint && { deepestDegrees: null }),
  } as Measurement
}

/** One usable measurement of every movement in any set. */
export const everyMovement = () =>
  Object.fromEntries(
    [...workoutSets.organisation, ...workoutSets.default].flatMap(item =>
      item.type === 'exercise'
        ? [[item.movement, upload(exampleOf(item.movement, item.durationSeconds))]]
        : [],
    ),
  ) as Record<MovementId, Upload>

export const refusedMovement = () => refusedUpload('squat', 'not-side-on')
