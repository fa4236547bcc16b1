import type { MovementId } from '@lithe/movements/catalog'
import { demonstrationOf, filmPose, phoneOnShelf, skeletonOf } from '@lithe/workshop/choreography'
import type { Exposure } from '../exposures.ts'

/** Five poses from a demonstration's first half, with the body turned by `yawDegrees`. */
export function exposed(id: MovementId, yawDegrees: number): Exposure[] {
  const movement = demonstrationOf(id)
  const camera = { ...phoneOnShelf, distanceMetres: 3, yawDegrees }
  return Array.from({ length: 5 }, (_, index) => {
    const time = (movement.seconds * index) / 10
    const { pose, aspect } = filmPose(skeletonOf(movement.body, movement.postureAt(time)), camera)
    if (!pose) throw new Error('a film shows its body')
    return { time, pose, aspect }
  })
}
