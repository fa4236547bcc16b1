import { landmarkIndex, mirroredIndex } from './landmark-names.ts'
import type { Pose } from './pose-frame.ts'
import type { Seconds } from './units.ts'

type Pair = readonly [left: number, right: number]
const pairOf = (joint: 'Shoulder' | 'Wrist' | 'Hip' | 'Knee' | 'Ankle'): Pair => [
  landmarkIndex[`left${joint}`],
  landmarkIndex[`right${joint}`],
]
const [shoulders, hips] = [pairOf('Shoulder'), pairOf('Hip')]
const trunk = [shoulders, hips]
const body = [...trunk, pairOf('Wrist'), pairOf('Knee'), pairOf('Ankle')]

/** Shoulder distance, in trunk lengths, from which sides are reliable; closer to side-on they swap easily. */
const tellingWidth = 0.45
/** Minimum fraction of the left–right distance that survives one frame, however fast a person turns. */
const leastShare = 0.6
/** After this much disagreement the engine is believed: earlier frames were wrong. */
const insistsAfterSeconds = 1.5

const mirrored = (pose: Pose): Pose =>
  pose.map((point, index) => pose[mirroredIndex[index] ?? index] ?? point)

/** Distance from a body's right to its left, in picture heights. */
function across(pose: Pose, [left, right]: Pair, aspect: number) {
  const [a, b] = [pose[left]?.image, pose[right]?.image]
  return a && b ? { x: (a.x - b.x) * aspect, y: a.y - b.y } : { x: 0, y: 0 }
}

/** Remaining fraction of the left–right distance: 1 unchanged, −1 swapped. */
function shareLeft(before: Pose, pose: Pose, aspect: number, pairs: readonly Pair[]): number {
  let along = 0
  let size = 0
  for (const pair of pairs) {
    const [was, is] = [across(before, pair, aspect), across(pose, pair, aspect)]
    along += was.x * is.x + was.y * is.y
    size += was.x * was.x + was.y * was.y
  }
  return size === 0 ? 1 : along / size
}

const middleOf = (pose: Pose, [left, right]: Pair, aspect: number) => {
  const [a, b] = [pose[left]?.image, pose[right]?.image]
  return a && b ? { x: ((a.x + b.x) / 2) * aspect, y: (a.y + b.y) / 2 } : { x: 0, y: 0 }
}

function isWideEnough(pose: Pose, aspect: number): boolean {
  const { x, y } = across(pose, shoulders, aspect)
  const [top, bottom] = [middleOf(pose, shoulders, aspect), middleOf(pose, hips, aspect)]
  return Math.hypot(x, y) > tellingWidth * Math.hypot(top.x - bottom.x, top.y - bottom.y)
}

/**
 * Keeps a person's left and right. In dark or noisy frames the engine confuses front and back, or some joints, for a
 * frame or two; no person turns that fast.
 */
export function createSideKeeper() {
  let before: Pose | null = null
  let crossedSeconds = 0

  const shareIn = (pose: Pose, aspect: number) =>
    before && isWideEnough(before, aspect)
      ? Math.max(shareLeft(before, pose, aspect, trunk), shareLeft(before, pose, aspect, body))
      : 1

  return {
    /** Returns the pose with its sides corrected, or null if they are mixed; `seconds` since the last accepted pose. */
    keep(pose: Pose, aspect: number, seconds: Seconds): Pose | null {
      const share = shareIn(pose, aspect)
      const isCrossed = share < -leastShare
      if (!isCrossed && share < leastShare) return null
      crossedSeconds = isCrossed ? crossedSeconds + seconds : 0
      before = isCrossed && crossedSeconds < insistsAfterSeconds ? mirrored(pose) : pose
      return before
    },
    /** The next body may be another person, or the same person from behind. */
    forget() {
      before = null
      crossedSeconds = 0
    },
  }
}
