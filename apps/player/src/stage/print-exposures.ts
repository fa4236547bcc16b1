import type { DrawingPoint, Skeleton } from '@lithe/body'
import type { Exposure } from './exposures.ts'
import { layOut, type Printed, type Sheet } from './lay-out.ts'
import type { Outline, OwnFigure } from './own-figure.ts'

type Inks = { body: string; floor: string; arc: string }

/** Fractions of body height. */
const arcWidth = 0.008
const seamWidth = 0.012
/** Closer to the shoulder than this, the arm merges with the trunk. */
const armIsFreeFrom = 0.1
const farStrength = 0.5

/** Prints a movement as one plate: figures side by side, faint to solid, facing as the person did. */
export function printExposures(canvas: HTMLCanvasElement, exposures: readonly Exposure[], inks: Inks) {
  const brush = canvas.getContext('2d')
  if (!brush || exposures.length === 0) return
  const scale = Math.min(devicePixelRatio, 2)
  canvas.width = canvas.clientWidth * scale
  canvas.height = canvas.clientHeight * scale
  const sheet = layOut(exposures, canvas)
  brush.lineCap = 'round'
  brush.lineJoin = 'round'
  drawFloor(brush, sheet, inks)
  for (const [index, printed] of sheet.printed.entries()) {
    brush.globalAlpha = 0.14 + 0.86 * ((index + 1) / sheet.printed.length) ** 2.6
    brush.drawImage(developed(printed, sheet, inks, canvas), 0, 0)
  }
  brush.globalAlpha = 1
  for (const trail of sheet.trails) drawTrail(brush, trail, sheet, inks)
}

/** Draws one solid figure on its own canvas, faded as a whole, so that parts do not show through each other. */
function developed({ figure, place, skeleton }: Printed, sheet: Sheet, inks: Inks, size: HTMLCanvasElement) {
  const leaf = new OffscreenCanvas(size.width, size.height)
  const brush = leaf.getContext('2d')
  if (!brush) return leaf
  brush.fillStyle = inks.body
  brush.lineJoin = brush.lineCap = 'round'
  brush.globalAlpha = farStrength
  // Filled as a single shape, so that overlaps are not darker.
  brush.fill(pathOf(figure.far, place))
  brush.globalAlpha = 1
  brush.globalCompositeOperation = 'destination-out'
  for (const outline of figure.body) brush.fill(pathOf([outline], place))
  brush.globalCompositeOperation = 'source-over'
  for (const outline of figure.body) brush.fill(pathOf([outline], place))
  drawHead(brush, figure.head, place, sheet.bodyHeight)
  for (const arm of figure.arms) drawArm(brush, arm, { place, skeleton, bodyHeight: sheet.bodyHeight })
  return leaf
}

type Place = (point: DrawingPoint) => DrawingPoint

function pathOf(outlines: readonly Outline[], place: Place): Path2D {
  const path = new Path2D()
  for (const outline of outlines) {
    for (const [index, { x, y }] of sameWayRound(outline.map(place)).entries()) {
      if (index === 0) path.moveTo(x, y)
      else path.lineTo(x, y)
    }
    path.closePath()
  }
  return path
}

/** Gives outlines one winding direction, so that overlaps stay filled. */
export const sameWayRound = (points: Outline): Outline => (areaOf(points) < 0 ? points.toReversed() : points)

const areaOf = (points: Outline) =>
  points.reduce((sum, point, index) => {
    const next = points[(index + 1) % points.length] ?? point
    return sum + point.x * next.y - next.x * point.y
  }, 0)

function drawHead(
  brush: OffscreenCanvasRenderingContext2D,
  { at, turnRadians, shape, isMirrored }: OwnFigure['head'],
  place: Place,
  bodyHeight: number,
) {
  const { x, y } = place(at)
  brush.save()
  brush.translate(x, y)
  brush.rotate(turnRadians)
  brush.scale(((isMirrored ? -1 : 1) * bodyHeight) / 100, bodyHeight / 100)
  brush.fill(new Path2D(shape))
  brush.restore()
}

type ArmSheet = { place: Place; skeleton: Skeleton; bodyHeight: number }

/** Whether a point of an arm is next to the trunk rather than over it. */
export function isFreeOfTrunk({ body, sides: { left, right } }: Skeleton): (point: DrawingPoint) => boolean {
  const free = armIsFreeFrom * body.heightMetres
  return point =>
    [left.shoulder, right.shoulder].every(({ x, y }) => Math.hypot(point.x - x, point.y - y) > free)
}

/** Draws an arm with a thin paper-coloured rim, as in a paper cut, to separate it from the trunk. */
function drawArm(
  brush: OffscreenCanvasRenderingContext2D,
  arm: readonly Outline[],
  { place, skeleton, bodyHeight }: ArmSheet,
) {
  const isFree = isFreeOfTrunk(skeleton)
  brush.globalCompositeOperation = 'destination-out'
  brush.lineWidth = seamWidth * bodyHeight
  for (const outline of arm) {
    brush.beginPath()
    let isDown = false
    for (const point of [...outline, ...outline.slice(0, 1)]) {
      const { x, y } = place(point)
      if (isFree(point) && isDown) brush.lineTo(x, y)
      else if (isFree(point)) brush.moveTo(x, y)
      isDown = isFree(point)
    }
    brush.stroke()
  }
  brush.globalCompositeOperation = 'source-over'
  for (const outline of arm) brush.fill(pathOf([outline], place))
}

/** Draws a hairline under everything, shaded where hands or feet touch it. */
function drawFloor(brush: CanvasRenderingContext2D, sheet: Sheet, { floor }: Inks) {
  const { printed, floorY, bodyHeight } = sheet
  brush.strokeStyle = brush.fillStyle = floor
  brush.lineWidth = Math.max(1, bodyHeight * 0.005)
  brush.beginPath()
  brush.moveTo(0, floorY)
  brush.lineTo(brush.canvas.width, floorY)
  brush.stroke()
  for (const { figure, place } of printed)
    for (const spot of figure.touching) {
      const { x, y } = place(spot)
      if (!isOnFloor(y, sheet)) continue
      brush.beginPath()
      brush.ellipse(x, floorY, 0.075 * bodyHeight, 0.006 * bodyHeight, 0, 0, 2 * Math.PI)
      brush.fill()
    }
}

export const isOnFloor = (y: number, { floorY, bodyHeight }: Pick<Sheet, 'floorY' | 'bodyHeight'>) =>
  floorY - y <= 0.06 * bodyHeight

type Curve = readonly [control: DrawingPoint, other: DrawingPoint, to: DrawingPoint]

/** A smooth curve through all points, starting at the first. */
export function curvesThrough(spots: Outline): Curve[] {
  const at = (index: number) => spots[Math.min(spots.length - 1, Math.max(0, index))] ?? { x: 0, y: 0 }
  return spots.slice(1).map((to, index) => {
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)]
    return [
      { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 },
      { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 },
      to,
    ]
  })
}

/** Draws a smooth trail with a dot per point, the last one largest. */
function drawTrail(brush: CanvasRenderingContext2D, spots: Outline, { bodyHeight }: Sheet, { arc }: Inks) {
  brush.strokeStyle = brush.fillStyle = arc
  brush.lineWidth = Math.max(1.5, arcWidth * bodyHeight)
  brush.beginPath()
  const [first] = spots
  if (first) brush.moveTo(first.x, first.y)
  for (const [one, other, to] of curvesThrough(spots))
    brush.bezierCurveTo(one.x, one.y, other.x, other.y, to.x, to.y)
  brush.stroke()
  for (const [index, { x, y }] of spots.entries()) {
    brush.beginPath()
    const isLast = index === spots.length - 1
    brush.arc(x, y, (isLast ? 0.017 : 0.01) * bodyHeight, 0, 2 * Math.PI)
    brush.fill()
  }
}
