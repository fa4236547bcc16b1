import { type LandmarkName, landmark, type Milliseconds, type Pose } from '@lithe/pose'
import { between, type Spot } from './figure.ts'

export type TrailPose = { time: Milliseconds; pose: Pose }

export const trailMs = 1800

/** Points with trails: hands, hips and heels. */
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

/** The most recent poses, oldest first, like exposures on one photographic plate. */
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
  }
}
