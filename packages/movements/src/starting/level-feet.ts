import {
  landmark,
  type Milliseconds,
  type Pose,
  type PoseFrame,
  type Side,
  secondsBetween,
} from '@lithe/pose'
import { landmarkInPlane, onSide } from '../body/plane.ts'

/** Ankles this far apart, in widths of the hips, tell best which leg bears: closer or wider is asked to be changed. */
const apart = { least: 0.4, most: 2.3 }
/** One foot this much higher in the picture, nose to feet being 1, stands behind the other. */
const uneven = 0.03
/** A person who cannot stand so is not asked for longer. */
const patienceSeconds = 6

function areLevel(pose: Pose, aspect: number): boolean {
  const at = (joint: 'Hip' | 'Ankle', side: Side) => landmarkInPlane(pose, aspect, onSide(side, joint))
  const across = (joint: 'Hip' | 'Ankle') => Math.abs(at(joint, 'left').x - at(joint, 'right').x)
  const feet = (side: Side) =>
    (['Ankle', 'Heel', 'FootIndex'] as const).reduce(
      (sum, joint) => sum + landmarkInPlane(pose, aspect, onSide(side, joint)).y / 3,
      0,
    )
  const [left, right] = [feet('left'), feet('right')]
  const height = Math.max(1e-3, (left + right) / 2 - landmark(pose, 'nose').image.y)
  const width = across('Ankle') / Math.max(1e-6, across('Hip'))
  return width > apart.least && width < apart.most && Math.abs(left - right) < uneven * height
}

/** Whether both feet stand side by side, level and about a hip's width apart; after a while they need not. */
export function createLevelFeet() {
  let askedSince: Milliseconds | null = null
  return ({ pose, aspect, time }: PoseFrame & { pose: Pose }): boolean => {
    if (areLevel(pose, aspect)) return true
    askedSince ??= time
    return secondsBetween(askedSince, time) > patienceSeconds
  }
}
