import { type LandmarkName, landmark, type Milliseconds, type Pose } from '@lithe/pose'
import type { Spot } from './figure.ts'
import { between } from './figure.ts'

export type TrailPose = { time: Milliseconds; pose: Pose }

/** How far back the plate remembers, and how often it keeps a whole figure. */
export const trailMs = 1400
export const ghostEveryMs = 180

/** The points whose paths are worth seeing: hands, hips and heels. */
export const trailPoints: readonly ((pose: Pose) => Spot)[] = [
  at('leftWrist'),
  at('rightWrist'),
  pose => between(landmark(pose, 'leftHip').image, landmark(pose, 'rightHip').image),
  at('leftHeel'),
  at('rightHeel'),
]

function at(name: LandmarkName) {
  return (pose: Pose): Spot => landmark(pose, name).image
}

/** The last poses, oldest first: like many exposures on one photographic plate. */
export function createTrail() {
  let poses: TrailPose[] = []
  return {
    add(time: Milliseconds, pose: Pose) {
      poses = [...poses.filter(earlier => time - earlier.time <= trailMs), { time, pose }]
    },
    clear() {
      poses = []
    },
    poses: (): readonly TrailPose[] => poses,
    /** Whole figures, spaced in time, oldest first; the newest pose is not among them. */
    ghosts(): readonly TrailPose[] {
      let next = Number.NEGATIVE_INFINITY
      return poses.slice(0, -1).filter(({ time }) => {
        if (time < next) return false
        next = time + ghostEveryMs
        return true
      })
    },
  }
}
