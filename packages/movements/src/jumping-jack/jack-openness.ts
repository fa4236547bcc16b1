import { landmark, type Pose, type Side, type TrunkLengths, trunkLengths } from '@lithe/pose'
import { landmarkInPlane, onSide, planeMiddle } from '../body/plane.ts'
import { createSegmentLength } from '../body/segment-length.ts'

/** How open the body is. */
export type Openness = {
  /** Distance between ankles along the shoulder line, in shoulder widths; a foot ahead or up does not count. */
  feetApart: number
  /** Height of the lower hand above the shoulders; negative below. */
  handsAbove: TrunkLengths
}

/**
 * Learns how open the body is. Ankles and shoulders spread along one line, so turning shortens both alike;
 * both lengths are learnt, because raised arms move the shoulder landmarks up and inwards.
 */
export function createOpenness() {
  const shoulderWidth = createSegmentLength()
  const trunkLength = createSegmentLength()
  return (pose: Pose, aspect: number): Openness => {
    const at = (side: Side, joint: Parameters<typeof onSide>[1]) =>
      landmarkInPlane(pose, aspect, onSide(side, joint))
    const across = (joint: Parameters<typeof onSide>[1]) => {
      const [left, right] = [at('left', joint), at('right', joint)]
      return { x: left.x - right.x, y: left.y - right.y }
    }
    const [shoulders, ankles] = [across('Shoulder'), across('Ankle')]
    const width = Math.max(1e-6, Math.hypot(shoulders.x, shoulders.y))
    const alongShoulders = Math.abs(ankles.x * shoulders.x + ankles.y * shoulders.y) / width
    const shoulder = planeMiddle(at('left', 'Shoulder'), at('right', 'Shoulder'))
    const hip = planeMiddle(at('left', 'Hip'), at('right', 'Hip'))
    const lowerHand = Math.max(landmark(pose, 'leftWrist').image.y, landmark(pose, 'rightWrist').image.y)
    return {
      feetApart: alongShoulders / shoulderWidth(width),
      handsAbove: trunkLengths(
        (shoulder.y - lowerHand) / trunkLength(Math.hypot(hip.x - shoulder.x, hip.y - shoulder.y)),
      ),
    }
  }
}
