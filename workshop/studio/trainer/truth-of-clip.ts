import { truthOf } from '../../choreography/choreography.ts'
import type { Clip } from './clip.ts'
import { framesPerSecond } from './clip-list.ts'

/** A perfect measurement of a demonstration; null for talk or several takes. */
export function truthOfClip({ id, takes }: Clip) {
  const [take, ...others] = takes
  if (!take || others.length > 0 || take.movement.id === 'none') return null
  const { expected, ...truth } = truthOf(take.movement, framesPerSecond, take.camera.yawDegrees)
  return {
    name: id,
    movement: truth.movement,
    ...(truth.variant && { variant: truth.variant }),
    seconds: truth.seconds,
    view: truth.view,
    expected,
  }
}
