import { type Camera, cameraStand, skeletonOf } from '@lithe/choreography'
import {
  AmbientLight,
  DirectionalLight,
  Group,
  Matrix4,
  PerspectiveCamera,
  Scene,
  SRGBColorSpace,
  WebGLRenderer,
} from 'three'
import { createFigure } from '../figure/figure.ts'
import type { Film } from '../film-list.ts'
import { createRoom } from '../room/room.ts'
import { createSoftShadow } from '../room/soft-shadow.ts'

function lensFor(camera: Camera): PerspectiveCamera {
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

/** Light from the upper left of whoever looks, so that every view is shaded alike. */
function lightsFor() {
  const sun = new DirectionalLight('#fff6e8', 2.5)
  sun.position.set(-2.2, 3.4, 3)
  return [sun, new AmbientLight('#f2e6d6', 1.25)]
}

/** A room with the figure in it, drawn on `canvas` as it is at any second of the film. */
export function createStage(canvas: HTMLCanvasElement, film: Film) {
  const renderer = new WebGLRenderer({ canvas, antialias: true, preserveDrawingBuffer: true })
  renderer.outputColorSpace = SRGBColorSpace
  renderer.setSize(film.size.width, film.size.height, false)
  const scene = new Scene()
  const lens = lensFor(film.camera)
  const studio = new Group()
  studio.rotation.y = (film.camera.yawDegrees * Math.PI) / 180
  studio.add(createRoom(), ...lightsFor())
  scene.add(studio)
  const { movement } = film
  const skeletonAt = (seconds: number) => skeletonOf(movement.body, movement.postureAt(seconds))
  const figure = createFigure(skeletonAt(0))
  const shadow = createSoftShadow()
  if (!film.empty) scene.add(figure.object, shadow.object)
  return {
    draw(seconds: number) {
      const skeleton = skeletonAt(seconds)
      figure.show(skeleton, seconds)
      shadow.show(skeleton)
      renderer.render(scene, lens)
    },
  }
}
