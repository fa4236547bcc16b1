/**
 * Measures    semi-tandem stance, an easier way to do the single-leg stance: the longest time without a step
 * Definition  seconds from the feet coming to rest, one half a step behind the other, to the first of them being moved or
 *             lifted; standing side by side does not count; the window begins with the first hold, and a hold that was
 *             not let go is censored at its length, not a value
 * Method      place of both feet in the picture against where they settled, in leg lengths; the foot behind shows above
 *             the other (position as in the short physical performance battery, Guralnik 1994,
 *             doi:10.1093/geronj/49.2.M85)
 * Valid       facing the camera, which is at knee height or above; both feet in the picture, 15 frames/s or more
 * Not valid   from the floor, where a foot behind shows no higher; a hand on a chair is not seen
 */
import { isOnBothFeet } from '../body/on-feet.ts'
import type { StanceHold, StanceOf } from '../definition/movement-kinds.ts'
import { onFeet } from '../hold/on-feet.ts'
import { createHeldStanceAnalyser } from '../skeletons/held-stance.ts'
import { createFeetPlaces } from './feet-places.ts'
import { createPlantedTimer } from './planted-timer.ts'

type SemiTandem = StanceOf<'single-leg-stance', 'semi-tandem'>

export function createSemiTandemAnalyser(windowSeconds: number) {
  const feetPlaces = createFeetPlaces()
  const { observe, ...timer } = createPlantedTimer()
  const { sway, ...feet } = onFeet({
    observe: (seconds, pose, aspect) => observe(seconds, feetPlaces(pose, aspect)),
    stands: isOnBothFeet,
    ...timer,
    greatestView: 35,
  })
  return createHeldStanceAnalyser<SemiTandem, StanceHold>(windowSeconds, {
    movement: 'single-leg-stance',
    ...feet,
    adviceNow: () => null,
    measurement: told => ({ movement: 'single-leg-stance', variant: 'semi-tandem', ...told, sway: sway() }),
  })
}
