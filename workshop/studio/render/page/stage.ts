import { Group, Scene, SRGBColorSpace, WebGLRenderer } from 'three'
import { type Camera, cameraStand, skeletonOf } from '../../../choreography/choreography.ts'
import { restingFace } from '../../films/figure/expression.ts'
import { createFigure, type Viewer } from '../../films/figure/figure.ts'
import { trainersLook } from '../../films/figure/look.ts'
import { type Passer, type PictureSize, type Reel, shownAt } from '../../films/reel.ts'
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

/** Places the passer-by in a coordinate frame of their own. */
function createPasser({ look, movement, place, turnedDegrees }: Passer) {
  const figure = createFigure(look)
  const turned = new Group()
  turned.add(figure.object)
  turned.rotation.y = (turnedDegrees * Math.PI) / 180
  turned.position.set(place.aside, 0, place.before)
  return {
    object: turned,
    show(seconds: number, viewer: Viewer) {
      figure.show(skeletonOf(movement.body, movement.postureAt(seconds)), restingFace(seconds), viewer)
    },
  }
}

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
  // They cross in front of the phone, wherever it is.
  const passer = reel.passer && createPasser(reel.passer)
  const passing = new Group()
  if (passer) passing.add(passer.object)
  scene.add(passing, studio, figure.object, shadow.object, ...chairsOf(reel))
  return {
    draw(reelSeconds: number) {
      const shown = shownAt(reel, reelSeconds)
      if (!shown) return
      const { take, seconds } = shown
      const skeleton = skeletonOf(take.movement.body, take.movement.postureAt(seconds))
      studio.rotation.y = passing.rotation.y = (take.camera.yawDegrees * Math.PI) / 180
      figure.object.visible = shadow.object.visible = !take.empty
      figure.show(skeleton, (take.expressionAt ?? restingFace)(seconds), viewerOf(take.camera, reel.size))
      passer?.show(seconds, viewerOf(take.camera, reel.size))
      shadow.show(skeleton)
      renderer.render(scene, lensFor(take.camera))
    },
  }
}
