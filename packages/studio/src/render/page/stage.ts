import { type Camera, cameraStand, skeletonOf } from '@lithe/choreography'
import { Group, Scene, SRGBColorSpace, WebGLRenderer } from 'three'
import { restingFace } from '../../films/figure/expression.ts'
import { createFigure, type Viewer } from '../../films/figure/figure.ts'
import { trainersLook } from '../../films/figure/look.ts'
import { type PictureSize, type Reel, shownAt } from '../../films/reel.ts'
import { createChair } from '../../films/room/chair.ts'
import { createRoom } from '../../films/room/room.ts'
import { createSoftShadow } from '../../films/room/soft-shadow.ts'
import { lensFor } from './lens.ts'

function viewerOf(camera: Camera, { height }: PictureSize): Viewer {
  const seenHeight = 2 * camera.distanceMetres * Math.tan((camera.verticalFieldDegrees * Math.PI) / 360)
  return { place: cameraStand(camera).place, metresPerPoint: seenHeight / height }
}

const chairsOf = ({ takes }: Reel) =>
  takes.flatMap(({ movement: { seat, seatYawDegrees = 0 } }) =>
    seat ? [createChair(seat, seatYawDegrees)] : [],
  )

/** A room with the figure, drawn on `canvas` at any second of the reel. */
export function createStage(canvas: HTMLCanvasElement, reel: Reel) {
  const renderer = new WebGLRenderer({ canvas })
  renderer.outputColorSpace = SRGBColorSpace
  renderer.setSize(canvas.width, canvas.height, false)
  const scene = new Scene()
  const studio = new Group()
  studio.add(createRoom())
  const figure = createFigure(reel.look ?? trainersLook)
  const shadow = createSoftShadow()
  scene.add(studio, figure.object, shadow.object, ...chairsOf(reel))
  return {
    draw(reelSeconds: number) {
      const shown = shownAt(reel, reelSeconds)
      if (!shown) return
      const { take, seconds } = shown
      const skeleton = skeletonOf(take.movement.body, take.movement.postureAt(seconds))
      studio.rotation.y = (take.camera.yawDegrees * Math.PI) / 180
      figure.object.visible = shadow.object.visible = !take.empty
      figure.show(skeleton, (take.expressionAt ?? restingFace)(seconds), viewerOf(take.camera, reel.size))
      shadow.show(skeleton)
      renderer.render(scene, lensFor(take.camera))
    },
  }
}
