import {
  landmark,
  type Milliseconds,
  type Pose,
  type PoseFrame,
  type Side,
  secondsBetween,
} from '@lithe/pose'
import { landmarkInPlane, onSide } from '../body/plane.ts'

/** Ankle distance, in hip widths, that best shows the supporting leg; otherwise the person is asked to adjust. */
const apart = { least: 0.4, most: 2.3 }
/** A foot this much higher, as a fraction of nose to feet, is behind the other. */
const uneven = 0.03
/** Seconds after which a person who cannot stand like that is no longer asked to. */
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

/** Whether the feet are side by side, level and about a hip's width apart; waived after a while. */
export function createLevelFeet() {
  let askedSince: Milliseconds | null = null
  return ({ pose, aspect, time }: PoseFrame & { pose: Pose }): boolean => {
    if (areLevel(pose, aspect)) return true
    askedSince ??= time
    return secondsBetween(askedSince, time) > patienceSeconds
  }
}
