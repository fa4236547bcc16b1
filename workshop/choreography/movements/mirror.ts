import { type Foot, type Posture, type Turn, type Vector, vector } from '@lithe/body'
import type { Movement } from './movement.ts'

const mirrorPlace = ({ x, y, z }: Vector) => vector(-x, y, z)
const mirrorTurn = (t: Turn): Turn => ({ pitch: t.pitch, yaw: -t.yaw, roll: -t.roll })
const mirrorFoot = (foot: Foot): Foot => ({
  ...foot,
  ankle: mirrorPlace(foot.ankle),
  ...(foot.kneeTowards && { kneeTowards: mirrorPlace(foot.kneeTowards) }),
})

function mirrorPosture(posture: Posture): Posture {
  return {
    pelvis: mirrorPlace(posture.pelvis),
    hips: mirrorTurn(posture.hips),
    lumbar: mirrorTurn(posture.lumbar),
    chest: mirrorTurn(posture.chest),
    neck: mirrorTurn(posture.neck),
    head: mirrorTurn(posture.head),
    arms: { left: posture.arms.right, right: posture.arms.left },
    ...(posture.hands && { hands: { left: posture.hands.right, right: posture.hands.left } }),
    feet: { left: mirrorFoot(posture.feet.right), right: mirrorFoot(posture.feet.left) },
    breath: posture.breath,
  }
}

/** Swaps left and right. */
export const mirror = (movement: Movement): Movement => ({
  ...movement,
  postureAt: seconds => mirrorPosture(movement.postureAt(seconds)),
})
