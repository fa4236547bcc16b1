/**
 * Measures    single-leg stance, eyes open: the longest time on one leg, either leg
 * Definition  seconds from one foot leaving the floor to its coming down again; a touch-down ends the hold, a new
 *             lift starts another; the window begins with the first lift of half a second or more; a hold still running
 *             when it ends, or when the person is lost from sight, is censored at its length, not a value; supported,
 *             with a hand on a chair, it is the same time
 * Method      difference of the two feet's heights in the picture, in leg lengths, above what it is with both feet
 *             down; edges placed between frames, where the line of the foot's way is 1 % of the leg above the floor
 *             (protocol: Springer 2007, doi:10.1519/00139143-200704000-00003)
 * Valid       facing the camera or oblique, both feet in the picture, 15 frames/s or more
 * Not valid   side-on, where one foot hides the other; a raised heel with the toes down is not a lift
 */
import { legLengths } from '@lithe/pose'
import type { StanceHold, StanceOf, VariantId } from '../definition/movement-kinds.ts'
import { onFeet } from '../hold/on-feet.ts'
import { createHeldStanceAnalyser } from '../skeletons/held-stance.ts'
import { createFootLift, type FootLift } from './foot-lift.ts'
import { createHoldTimer } from './hold-timer.ts'

/** Toes this high, in leg lengths, have left the floor too. */
const toesUp = 0.012

/** The whole foot must leave the floor: a raised heel counts for nothing. */
const wholeFoot = ({ leftAboveRight, leftToesAboveRight }: FootLift) =>
  Math.sign(leftAboveRight) * leftToesAboveRight > toesUp ? leftAboveRight : legLengths(0)

type Supported = StanceOf<'single-leg-stance', 'supported'>

export function createSingleLegStanceAnalyser(windowSeconds: number, ease: VariantId | null = null) {
  const footLift = createFootLift()
  const { observe, current, holds } = createHoldTimer()
  const { sway, ...feet } = onFeet({
    observe: (seconds, pose, aspect) => observe(seconds, wholeFoot(footLift(pose, aspect, seconds))),
    current,
    holds,
    greatestView: 60,
  })
  return createHeldStanceAnalyser<Supported, StanceHold>(windowSeconds, {
    movement: 'single-leg-stance',
    ...feet,
    adviceNow: ({ isHeld, hasHeld }) => (hasHeld && !isHeld ? 'lift-again' : null),
    measurement: told => ({
      movement: 'single-leg-stance',
      ...(ease === 'supported' && { ease }),
      ...told,
      sway: sway(),
    }),
  })
}
