import { averagePerson, bodyOf, type Skeleton, type Vector } from '../../choreography/choreography.ts'

/** The body that plates show. */
export const body = bodyOf(averagePerson)

/** Points traced on plates. */
export const head = ({ head: at, bones }: Skeleton): Vector => ({
  x: at.x + bones.head.y.x * 0.06,
  y: at.y + bones.head.y.y * 0.06,
  z: at.z + bones.head.y.z * 0.06,
})
export const hip = ({ sides }: Skeleton) => sides.right.hip
export const wrist = ({ sides }: Skeleton) => sides.right.wrist
export const leftWrist = ({ sides }: Skeleton) => sides.left.wrist
export const elbow = ({ sides }: Skeleton) => sides.right.elbow
export const knee = ({ sides }: Skeleton) => sides.right.knee
export const leftHeel = ({ sides }: Skeleton) => sides.left.heel
export const heel = ({ sides }: Skeleton) => sides.right.heel
