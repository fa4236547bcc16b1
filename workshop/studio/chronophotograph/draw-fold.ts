import {
  bodyAngles,
  type DrawingPoint,
  dressedBody,
  type Skeleton,
  skeletonOf,
  toeTouch,
} from '../../choreography/choreography.ts'
import { headOutline } from './head-drawing.ts'
import { paperFrom, placeOnPaper } from './paper.ts'
import { partOutline } from './part-outline.ts'
import { closedPath } from './smooth-path.ts'
import { body } from './traced-points.ts'

/** Hip angles drawn, in degrees: every 5° where the medians of all ages lie, and every 10° elsewhere. */
export const foldsDrawn = [40, 50, 55, 60, 65, 70, 75, 80, 90, 100, 110, 120, 130, 140, 150] as const

/** Height of a standing body, in drawing units. */
const bodyHeight = 1000
const flatness = 4

const foldedBy = (foldDegrees: number): Skeleton => {
  const reach = {
    foldDegrees,
    kneeDegrees: 173,
    startSeconds: 0,
    downSeconds: 1,
    holdSeconds: 1,
    upSeconds: 1,
  }
  const movement = toeTouch(body, { seconds: 3, reaches: [reach] })
  return skeletonOf(body, movement.postureAt(1.5))
}

/** Finds the body with the requested hip angle by bisection. */
function bodyAt(hipDegrees: number): Skeleton {
  let [upright, deepest] = [0, 170]
  for (let round = 0; round < 20; round++) {
    const fold = (upright + deepest) / 2
    if (bodyAngles(foldedBy(fold)).hip > hipDegrees) upright = fold
    else deepest = fold
  }
  return foldedBy(upright)
}

/** Silhouette of a body folded to a hip angle, seen from the side: feet at the origin, y down, facing right. */
export function drawFold(hipDegrees: number): string {
  const skeleton = bodyAt(hipDegrees)
  const { heel, toe } = skeleton.sides.right
  const scale = bodyHeight / body.heightMetres
  const middle = placeOnPaper(paperFrom(-90, scale, 0, 0), {
    x: (heel.x + toe.x) / 2,
    y: 0,
    z: (heel.z + toe.z) / 2,
  })
  const paper = paperFrom(-90, scale, 0, -middle.x)
  const parts = dressedBody(skeleton)
    .filter(({ side, name }) => side !== 'left' && !/scarf|stripe/.test(name))
    .map(part => partOutline(part, paper, 'side'))
  const head: DrawingPoint[] = headOutline(paper, skeleton)
  return [...parts, head].map(outline => closedPath(outline, flatness)).join('')
}
