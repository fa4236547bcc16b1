import { Matrix4, PerspectiveCamera } from 'three'
import { type Camera, cameraStand } from '../../../choreography/choreography.ts'

/** A three.js camera that matches the choreography's. */
export function lensFor(camera: Camera): PerspectiveCamera {
  const lens = new PerspectiveCamera(camera.verticalFieldDegrees, camera.aspect, 0.05, 30)
  const { place, bone } = cameraStand(camera)
  const { x, y, z } = bone
  lens.matrixAutoUpdate = false
  lens.matrix.copy(
    new Matrix4().set(x.x, y.x, z.x, place.x, x.y, y.y, z.y, place.y, x.z, y.z, z.z, place.z, 0, 0, 0, 1),
  )
  lens.updateMatrixWorld(true)
  return lens
}
