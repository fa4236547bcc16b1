import { type LandmarkName, landmark, landmarkIndex, mirroredIndex, type Pose } from '@lithe/pose'

type Segment = readonly [LandmarkName, LandmarkName]

const leftLimbs: readonly Segment[] = [
  ['leftShoulder', 'leftElbow'],
  ['leftElbow', 'leftWrist'],
  ['leftShoulder', 'leftHip'],
  ['leftHip', 'leftKnee'],
  ['leftKnee', 'leftAnkle'],
  ['leftHeel', 'leftFootIndex'],
]
const across: readonly Segment[] = [
  ['leftShoulder', 'rightShoulder'],
  ['leftHip', 'rightHip'],
]

type IndexPair = readonly [number, number]
const indices = ([from, to]: Segment): IndexPair => [landmarkIndex[from], landmarkIndex[to]]
const mirrored = ([from, to]: IndexPair): IndexPair => [mirroredIndex[from] ?? from, mirroredIndex[to] ?? to]

const leftPairs = leftLimbs.map(indices)
/** Lines of the drawn body, as landmark indices; the right side mirrors the left. */
const figureLines: readonly IndexPair[] = [...across.map(indices), ...leftPairs, ...leftPairs.map(mirrored)]

export type Spot = { x: number; y: number }
/** Maps a landmark from the picture to the canvas. */
export type Placement = (point: Spot) => Spot

/** Traces the body as one path, with a ring for the head. */
export function traceFigure(brush: CanvasRenderingContext2D, pose: Pose, place: Placement) {
  brush.beginPath()
  lineBody(brush, pose, place)
  const head = headCircle(pose, place)
  brush.moveTo(head.x + head.radius, head.y)
  brush.arc(head.x, head.y, head.radius, 0, Math.PI * 2)
  brush.stroke()
}

function lineBody(brush: CanvasRenderingContext2D, pose: Pose, place: Placement) {
  for (const [from, to] of figureLines) {
    const start = pose[from]
    const end = pose[to]
    if (!start || !end) continue
    const a = place(start.image)
    const b = place(end.image)
    brush.moveTo(a.x, a.y)
    brush.lineTo(b.x, b.y)
  }
}

export const between = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** The ears mark the head's centre; they coincide from the side, so the trunk gives its size. */
function headCircle(pose: Pose, place: Placement) {
  const at = (name: LandmarkName) => place(landmark(pose, name).image)
  const middle = between(at('leftEar'), at('rightEar'))
  const shoulders = between(at('leftShoulder'), at('rightShoulder'))
  const hips = between(at('leftHip'), at('rightHip'))
  const trunk = Math.hypot(shoulders.x - hips.x, shoulders.y - hips.y)
  return { ...middle, radius: Math.max(2, trunk * 0.21) }
}
