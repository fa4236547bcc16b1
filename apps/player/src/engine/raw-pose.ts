import { imagePoint, type Landmark, landmarkNames, type Pose, worldPoint } from '@lithe/pose'
import { numbersPerLandmark, type RawPose } from '@lithe/pose/graph'

export function unpackPose(raw: RawPose): Pose {
  return landmarkNames.map((_, index): Landmark => {
    const [x = 0, y = 0, worldX = 0, worldY = 0, worldZ = 0, visibility = 0] = raw.subarray(
      index * numbersPerLandmark,
      (index + 1) * numbersPerLandmark,
    )
    return { image: imagePoint(x, y), world: worldPoint(worldX, worldY, worldZ), visibility }
  })
}
