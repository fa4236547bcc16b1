import { type Movement, type Posture, skeletonOf, squat, vector } from '../../choreography/choreography.ts'
import type { Plate } from './draw-plate.ts'
import { body, head, hip } from './traced-points.ts'

const shallow = squat(body, {
  seconds: 5,
  repetitions: [{ kneeDegrees: 96, startSeconds: 0.5, downSeconds: 2, bottomSeconds: 0.5, upSeconds: 1.5 }],
})
const deepestSeconds = 2.6

/** Wrist height on the back of a chair, in metres: slightly below a standing body's ribs. */
const wristHeight = 0.93
/** Height of a chair's back above its mid-hips, and its distance ahead of the wrists. */
const backOverHips = 0.335
const backBehindHips = 0.2
const wristBeforeBack = 0.07

const reaching = (posture: Posture, raise: number): Posture => {
  const arm = { ...posture.arms.right, raise, elbow: 12, wrist: 8 }
  return { ...posture, arms: { left: arm, right: arm } }
}

/** Raises the arms until the wrists reach the chair's back, by bisection. */
function holding(posture: Posture): Posture {
  let [low, high] = [0, 140]
  for (let round = 0; round < 20; round++) {
    const raise = (low + high) / 2
    if (skeletonOf(body, reaching(posture, raise)).sides.right.wrist.y < wristHeight) low = raise
    else high = raise
  }
  return reaching(posture, low)
}

const postureAt = (seconds: number) => holding(shallow.postureAt(seconds))
const { wrist } = skeletonOf(body, postureAt(deepestSeconds)).sides.right

const movement: Movement = {
  ...shallow,
  seat: vector(0, wristHeight - backOverHips, wrist.z + wristBeforeBack + backBehindHips),
  postureAt,
}

/** A squat with both hands on the back of a chair, which the trainer's film does not show. */
export const heldSquat: Plate = {
  name: 'squat-held',
  movement,
  view: 'side',
  yawDegrees: -90,
  from: 0.9,
  to: deepestSeconds,
  figures: 4,
  width: 1440,
  height: 960,
  unitsPerMetre: 472,
  firstX: 740,
  lastX: 740,
  floorY: 880,
  traces: [head, hip],
}
