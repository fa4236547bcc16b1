import { between, type Skeleton } from '@lithe/body'
import { imagePoint, type Landmark, landmarkNames, milliseconds, type PoseFrame } from '@lithe/pose'
import { type Camera, lensOf } from './camera.ts'
import { landmarkPlaces } from './landmark-places.ts'

const seenVisibility = 0.99
/** How fast visibility fades outside the frame, in widths or heights. */
const fadeDistance = 0.06

function visibilityAt(x: number, y: number): number {
  const outside = Math.max(0, -x, x - 1, -y, y - 1)
  return seenVisibility * Math.exp(-outside / fadeDistance)
}

/** What a perfect pose model would report of this skeleton through this camera. */
export function filmPose(skeleton: Skeleton, camera: Camera, timeMilliseconds = 0): PoseFrame {
  const lens = lensOf(camera)
  const places = landmarkPlaces(skeleton)
  const centre = between(places.leftHip, places.rightHip)
  const pose = landmarkNames.map((name): Landmark => {
    const place = places[name]
    const picture = lens.picture(place)
    return {
      image: picture ?? imagePoint(0.5, 2),
      world: lens.around(centre, place),
      visibility: picture ? visibilityAt(picture.x, picture.y) : 0,
    }
  })
  return { time: milliseconds(timeMilliseconds), aspect: camera.aspect, pose }
}

export const emptyFrame = (camera: Camera, timeMilliseconds: number): PoseFrame => ({
  time: milliseconds(timeMilliseconds),
  aspect: camera.aspect,
  pose: null,
})
