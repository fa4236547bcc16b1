import { BufferGeometry, Group, type Matrix4, Mesh } from 'three'
import { boneMatrix } from './bone-matrix.ts'
import type { Garment } from './garments.ts'
import type { Look } from './look.ts'
import { surfaceGeometry } from './surface/surface-geometry.ts'
import { surfaceNet } from './surface/surface-net.ts'
import { contour, toon } from './toon.ts'

export const contourMetres = 0.0024

/** One garment; `show` remeshes it for the current posture, or only moves it if rigid. */
export function createSewnMesh(cloth: Garment['cloth'], { contours, paints }: Look) {
  const body = new Mesh(new BufferGeometry(), toon(paints[cloth]))
  const line = new Mesh(body.geometry, contour(contours[cloth], contourMetres))
  const object = new Group()
  object.add(body, line)
  object.matrixAutoUpdate = false
  body.frustumCulled = line.frustumCulled = false
  let fromFirstPlace: Matrix4 | null = null
  return {
    object,
    /** A `coarseness` of 1 is for a close-up. */
    show({ solid, cellMetres, rigidOn }: Garment, coarseness: number) {
      const bone = rigidOn && boneMatrix(rigidOn.rotation, rigidOn.at)
      if (!fromFirstPlace) {
        body.geometry.dispose()
        body.geometry = line.geometry = surfaceGeometry(surfaceNet(solid, cellMetres * coarseness))
      }
      if (!bone) return
      fromFirstPlace ??= bone.clone().invert()
      object.matrix.multiplyMatrices(bone, fromFirstPlace)
    },
  }
}
