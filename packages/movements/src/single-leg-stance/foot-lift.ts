import { type LegLengths, landmark, legLengths, type Pose, type Seconds, type Side } from '@lithe/pose'
import { middleJointCentres } from '../body/joint-centres.ts'
import { onSide } from '../body/plane.ts'
import { createSegmentLength } from '../body/segment-length.ts'

/** While both feet stand, their difference drifts slowly with the sway of the body: Hz of the low-pass that follows. */
const floorFollowsAtHz = 0.5
/** More than this, in leg lengths, and the feet are not both on the floor. */
const bothDownWithin = 0.035

const footPoints = ['Ankle', 'Heel', 'FootIndex'] as const

/** How high one foot is above the other: positive when the left foot is the higher. */
export type FootLift = { leftAboveRight: LegLengths; leftToesAboveRight: LegLengths }

/**
 * Reads the lift from the picture. Feet that stand side by side rarely stand on the same line of it (one is nearer, or
 * the camera is rolled), so the difference they show while both are down is taken for the floor.
 */
export function createFootLift() {
  const legLength = createSegmentLength()
  let floor: Record<keyof FootLift, number> | null = null
  let lastSeconds = 0

  const difference = (pose: Pose, joint: (typeof footPoints)[number]) => {
    const height = (side: Side) => landmark(pose, onSide(side, joint)).image.y
    return height('right') - height('left')
  }

  return (pose: Pose, aspect: number, seconds: Seconds): FootLift => {
    const { hip, ankle } = middleJointCentres(pose, aspect)
    const leg = legLength(ankle.y - hip.y)
    const seen = {
      leftAboveRight:
        footPoints.reduce((sum, joint) => sum + difference(pose, joint), 0) / footPoints.length / leg,
      leftToesAboveRight: difference(pose, 'FootIndex') / leg,
    }
    const isLikelyDown = Math.abs(seen.leftAboveRight - (floor?.leftAboveRight ?? 0)) < bothDownWithin
    if (floor === null) floor = isLikelyDown ? seen : { leftAboveRight: 0, leftToesAboveRight: 0 }
    else if (isLikelyDown) {
      const share = 1 - Math.exp(-2 * Math.PI * floorFollowsAtHz * (seconds - lastSeconds))
      floor = {
        leftAboveRight: floor.leftAboveRight + share * (seen.leftAboveRight - floor.leftAboveRight),
        leftToesAboveRight:
          floor.leftToesAboveRight + share * (seen.leftToesAboveRight - floor.leftToesAboveRight),
      }
    }
    lastSeconds = seconds
    return {
      leftAboveRight: legLengths(seen.leftAboveRight - floor.leftAboveRight),
      leftToesAboveRight: legLengths(seen.leftToesAboveRight - floor.leftToesAboveRight),
    }
  }
}
