import { Matrix4 } from 'three'
import type { Rotation, Vector } from '../../../choreography/choreography.ts'

/** Transforms a bone's axes to the room. */
export const boneMatrix = ({ x, y, z }: Rotation, at: Vector) =>
  new Matrix4().set(x.x, y.x, z.x, at.x, x.y, y.y, z.y, at.y, x.z, y.z, z.z, at.z, 0, 0, 0, 1)
