import { anchorMiddles } from './anchors.ts'
import { type BodyTensors, bodyInput, logistic } from './networks.ts'
import { type Alignment, fromRegion, type Region } from './region.ts'

const numbersPerBox = 12
/** Boxes with a greater intersection over union show the same body. */
const sameBody = 0.5

type Box = {
  score: number
  left: number
  top: number
  right: number
  bottom: number
  /** Middle x, y and rim x, y. */
  points: readonly [number, number, number, number]
}

/** Box of one anchor, in 0–1 of the network's input. */
function boxAt(boxes: Float32Array, index: number, score: number): Box {
  const along = (offset: number, axis: 0 | 1) =>
    (boxes[index * numbersPerBox + offset] ?? 0) / bodyInput.side + (anchorMiddles[index * 2 + axis] ?? 0)
  const halfWidth = (boxes[index * numbersPerBox + 2] ?? 0) / bodyInput.side / 2
  const halfHeight = (boxes[index * numbersPerBox + 3] ?? 0) / bodyInput.side / 2
  const x = along(0, 0)
  const y = along(1, 1)
  return {
    score,
    left: x - halfWidth,
    right: x + halfWidth,
    top: y - halfHeight,
    bottom: y + halfHeight,
    points: [along(4, 0), along(5, 1), along(6, 0), along(7, 1)],
  }
}

const areaOf = ({ left, top, right, bottom }: Omit<Box, 'score' | 'points'>) =>
  Math.max(0, right - left) * Math.max(0, bottom - top)

function overlap(a: Box, b: Box): number {
  const shared = areaOf({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  })
  const both = areaOf(a) + areaOf(b) - shared
  return both > 0 ? shared / both : 0
}

/**
 * Finds the most certain body with at least `leastScore`, as the score-weighted mean of all boxes that overlap the
 * best; null if there is none. `region` is the network's input. Source: `tensors_to_detections_calculator` and
 * `non_max_suppression_calculator` (weighted) of google-ai-edge/mediapipe.
 */
export function findBody(
  { boxes, scores }: BodyTensors,
  region: Region,
  leastScore: number,
): Alignment | null {
  const seen: Box[] = []
  scores.forEach((value, index) => {
    const score = logistic(value)
    if (score >= leastScore) seen.push(boxAt(boxes, index, score))
  })
  const best = seen.reduce<Box | null>((top, box) => (top && top.score >= box.score ? top : box), null)
  if (!best) return null
  const same = seen.filter(box => box === best || overlap(box, best) > sameBody)
  const weight = same.reduce((sum, { score }) => sum + score, 0)
  const mean = (index: 0 | 1 | 2 | 3) =>
    same.reduce((sum, { points, score }) => sum + points[index] * score, 0) / weight
  return {
    middle: fromRegion(region, mean(0), mean(1)),
    rim: fromRegion(region, mean(2), mean(3)),
  }
}
