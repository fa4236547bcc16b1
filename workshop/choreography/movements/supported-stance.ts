import { armTo, type Body, between, type Posture, skeletonOf, vector } from '@lithe/body'
import { chairOf } from './chair.ts'
import { chairBackTop } from './chair-boards.ts'
import { type Swell, swellAt } from './easing.ts'
import type { Movement } from './movement.ts'
import { type StanceScoreHold, singleLegStance } from './single-leg-stance.ts'

export type SupportedStanceScore = {
  seconds: number
  hold: StanceScoreHold
  /** When the left hand is on the chair's back. */
  hand: Swell
}

/** The chair's back is towards her left, so that it cannot tip; fractions of body height. */
const seatAside = 0.345
const chairAhead = 0.03
/** How far the wrist is ahead of and above the back's top, on which the palm rests. */
const wristBefore = 0.052
const wristOver = 0.022
const elbowTowards = vector(0.55, 0, -0.8)
const hangingFingersDown = 84
const restingFingersDown = 8

/** Stands on one leg, with one hand on the back of a chair. */
export function supportedStance(body: Body, { seconds, hold, hand }: SupportedStanceScore): Movement {
  const stance = singleLegStance(body, { seconds, holds: [hold], arms: 'sides', unsteadiness: 0.3 })
  const seat = vector(seatAside * body.heightMetres, chairOf(body).hipHeight, chairAhead * body.heightMetres)
  const top = chairBackTop(seat)
  const onBack = vector(
    seat.x + top.z - wristBefore * body.heightMetres,
    top.y + wristOver * body.heightMetres,
    seat.z,
  )

  function postureAt(time: number): Posture {
    const posture = stance.postureAt(time)
    const { shoulder, wrist } = skeletonOf(body, posture).sides.left
    const resting = swellAt(time, hand)
    const arm = armTo(body, shoulder, between(wrist, onBack, resting), elbowTowards, 1)
    const down = hangingFingersDown + resting * (restingFingersDown - hangingFingersDown)
    return { ...posture, arms: { ...posture.arms, left: arm }, hands: { left: { inwards: -90, down } } }
  }
  return { ...stance, variant: 'supported', seat, seatYawDegrees: 90, postureAt }
}
