import { type LandmarkName, landmark, landmarkIndex, mirroredIndex, type Pose } from '@lithe/pose'
import type { Exposure } from './exposures.ts'
import { between, headCircle, type Placement, type Spot } from './figure.ts'
import { circlePath, limbPath } from './limb-path.ts'

type Inks = { body: string; skin: string; arc: string }

/** How far apart the figures stand, in heights of the tallest. */
const stride = 0.26

/** Prints a movement as one plate: figure beside figure, faint to solid, joined by the ways of head, hips and hands. */
export function printExposures(canvas: HTMLCanvasElement, exposures: readonly Exposure[], inks: Inks) {
  const brush = canvas.getContext('2d')
  if (!brush || exposures.length === 0) return
  const scale = Math.min(devicePixelRatio, 2)
  canvas.width = canvas.clientWidth * scale
  canvas.height = canvas.clientHeight * scale
  const { placements, bodyHeight } = layOut(exposures, canvas)
  const unit = bodyHeight / 100
  brush.lineCap = 'round'
  brush.lineJoin = 'round'
  const placed = exposures.flatMap(({ pose }, index) => {
    const place = placements[index]
    return place ? [{ pose, place }] : []
  })
  for (const [index, { pose, place }] of placed.entries()) {
    brush.globalAlpha = 0.12 + 0.88 * ((index + 1) / placed.length) ** 2.4
    brush.drawImage(developed(pose, place, { unit, inks, width: canvas.width, height: canvas.height }), 0, 0)
  }
  brush.globalAlpha = 1
  brush.strokeStyle = inks.arc
  for (const point of joined) {
    const spots = placed.map(({ pose, place }) => place(point(pose)))
    drawWay(brush, spots, unit)
  }
}

const middle = (left: LandmarkName, right: LandmarkName) => (pose: Pose) =>
  between(landmark(pose, left).image, landmark(pose, right).image)
const joined = [
  middle('leftEar', 'rightEar'),
  middle('leftHip', 'rightHip'),
  middle('leftWrist', 'rightWrist'),
]
type Sheet = { unit: number; inks: Inks; width: number; height: number }
/** Left-side parts with their radii at both ends, in hundredths of the body; the right side is mirrored. */
const parts: readonly (readonly [LandmarkName, LandmarkName, number, number])[] = [
  ['leftAnkle', 'leftFootIndex', 2.2, 1.6],
  ['leftKnee', 'leftAnkle', 3.8, 2.4],
  ['leftHip', 'leftKnee', 5.6, 4],
  ['leftElbow', 'leftWrist', 2.3, 1.8],
  ['leftShoulder', 'leftElbow', 3.6, 2.6],
  ['leftShoulder', 'leftHip', 4.4, 5],
]
const trunk: readonly LandmarkName[] = ['leftShoulder', 'rightShoulder', 'rightHip', 'leftHip']

/** One solid figure on a sheet of its own: faded as a whole, its parts do not show through each other. */
function developed(pose: Pose, place: Placement, { unit, inks, width, height }: Sheet) {
  const sheet = new OffscreenCanvas(width, height)
  const brush = sheet.getContext('2d')
  if (!brush) return sheet
  const at = (index: number) => place(pose[index]?.image ?? { x: 0, y: 0 })
  const head = headCircle(pose, place)
  const collar = place(middle('leftShoulder', 'rightShoulder')(pose))
  brush.fillStyle = inks.skin
  brush.fill(new Path2D(limbPath(collar, head, 3 * unit, 2.4 * unit)))
  brush.fill(new Path2D(circlePath(head, head.radius * 0.9)))
  brush.fillStyle = inks.body
  for (const [from, to, startRadius, endRadius] of parts) {
    const start = landmarkIndex[from]
    const end = landmarkIndex[to]
    const sides = [[start, end] as const, [mirroredIndex[start] ?? start, mirroredIndex[end] ?? end] as const]
    for (const [a, b] of sides)
      brush.fill(new Path2D(limbPath(at(a), at(b), startRadius * unit, endRadius * unit)))
  }
  brush.beginPath()
  for (const name of trunk) {
    const { x, y } = at(landmarkIndex[name])
    brush.lineTo(x, y)
  }
  brush.fill()
  return sheet
}

/** A smooth line through the middles of its points. */
function drawWay(brush: CanvasRenderingContext2D, spots: readonly Spot[], unit: number) {
  brush.lineWidth = unit * 0.8
  brush.beginPath()
  for (const [index, spot] of spots.entries()) {
    const next = spots[index + 1]
    if (index === 0) brush.moveTo(spot.x, spot.y)
    else if (next) {
      const half = between(spot, next)
      brush.quadraticCurveTo(spot.x, spot.y, half.x, half.y)
    } else brush.lineTo(spot.x, spot.y)
  }
  brush.stroke()
}

/** Fits all figures into the canvas at one scale, mirrored as the person saw themselves. */
function layOut(exposures: readonly Exposure[], { width, height }: HTMLCanvasElement) {
  const points = exposures.flatMap(({ pose, aspect }) =>
    pose.map(({ image }) => ({ x: -image.x * aspect, y: image.y })),
  )
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const left = Math.min(...xs)
  const top = Math.min(...ys)
  const tallest = Math.max(...ys) - top
  const step = tallest * stride
  const span = Math.max(...xs) - left + step * (exposures.length - 1)
  const scale = Math.min((width * 0.94) / span, (height * 0.9) / tallest)
  const startX = (width - span * scale) / 2
  const startY = (height - tallest * scale) / 2
  const placements = exposures.map(
    ({ aspect }, index): Placement =>
      ({ x, y }) => ({
        x: startX + (-x * aspect - left + index * step) * scale,
        y: startY + (y - top) * scale,
      }),
  )
  return { placements, bodyHeight: tallest * scale }
}
