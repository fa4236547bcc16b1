import { dressedBody, type Rotation, type Skeleton, type Vector } from '@lithe/choreography'
import { Group, Matrix4, type Object3D } from 'three'
import { createFace } from './face.ts'
import { createPartMesh } from './part-mesh.ts'
import { clothColours, toon } from './toon.ts'

/** The trainer: the dressed body of the choreography in three dimensions, with a face. */
export function createFigure(first: Skeleton) {
  const object = new Group()
  const parts = dressedBody(first).map(part => createPartMesh(part, toon(clothColours[part.cloth])))
  const { face, show: showFace } = createFace()
  face.matrixAutoUpdate = false
  object.add(face, ...parts.map(part => part.mesh))
  return {
    object: object as Object3D,
    show(skeleton: Skeleton, seconds: number) {
      dressedBody(skeleton).forEach((part, index) => {
        parts[index]?.show(part)
      })
      face.matrix.copy(matrixOf(skeleton.bones.head, skeleton.head, skeleton.body.heightMetres))
      showFace(seconds)
    },
  }
}

const matrixOf = ({ x, y, z }: Rotation, at: Vector, scale: number) =>
  new Matrix4()
    .set(x.x, y.x, z.x, at.x, x.y, y.y, z.y, at.y, x.z, y.z, z.z, at.z, 0, 0, 0, 1)
    .multiply(new Matrix4().makeScale(scale, scale, scale))
