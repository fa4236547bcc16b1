import { armTo, type Body, bend, bothSides, type Posture, plus, skeletonOf, times, vector } from '@lithe/body'
import { chairOf } from './chair.ts'
import type { Movement } from './movement.ts'
import { hangingArm, plantedFeet } from './standing.ts'
import { breathAt, sway } from './stillness.ts'

const leaningBack = -7
/** From the neck to the wrist of the hand on the heart, as fractions of body height. */
const toHeart = vector(-0.035, -0.135, 0.082)
const rightElbowTowards = vector(-0.35, -1, -0.15)
/** From the left hip to the wrist of the hand in the lap. */
const toLap = vector(-0.01, 0.075, 0.15)
const leftElbowTowards = vector(0.6, 0, -0.8)

/** Sits quietly, with the right hand on the heart. */
export function sittingAtRest(body: Body, seconds: number): Movement {
  const { hipHeight, hipsBehindAnkle } = chairOf(body)
  const seat = vector(0, hipHeight, -hipsBehindAnkle)
  const unit = body.heightMetres

  function postureAt(time: number): Posture {
    const breath = breathAt(time)
    const drift = sway(time)
    const seated: Posture = {
      pelvis: seat,
      hips: bend(leaningBack),
      lumbar: bend(3 + 0.3 * drift.forward),
      chest: bend(2 - 0.7 * breath),
      neck: bend(6 + 0.3 * breath),
      head: bend(5 + 0.4 * drift.forward),
      arms: bothSides(() => hangingArm),
      hands: { left: { inwards: 30, down: 14 } },
      feet: plantedFeet(body),
      breath,
    }
    const { neck, sides } = skeletonOf(body, seated)
    const { left, right } = sides
    return {
      ...seated,
      arms: {
        right: armTo(body, right.shoulder, plus(neck, times(toHeart, unit)), rightElbowTowards, -1),
        left: armTo(body, left.shoulder, plus(left.hip, times(toLap, unit)), leftElbowTowards, 1),
      },
    }
  }
  return { id: 'none', seat, body, seconds, postureAt }
}
