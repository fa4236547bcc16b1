/**
 * Measures    semi-tandem stance, an easier variant of the single-leg stance: the longest time without a step
 * Definition  seconds from the moment the feet are at rest, one half a step behind the other, until either is moved
 *             or lifted; standing with them side by side does not count; the window begins with the first hold; a
 *             hold still running at its end, or lost from sight, is censored at its length
 * Method      position of both feet in the frame relative to where they came to rest, in leg lengths; the rear foot
 *             appears higher (position as in the short physical performance battery, Guralnik 1994,
 *             doi:10.1093/geronj/49.2.M85)
 * Valid       facing the camera, which is at knee height or above; both feet in the frame, 15 fps or more
 * Not valid   from the floor, where a rear foot appears no higher; a hand on a chair goes unnoticed
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
  const { observe, mostQuality, ...timer } = createPlantedTimer()
  const { sway, ...feet } = onFeet({
    observe: (seconds, pose, aspect) => observe(seconds, feetPlaces(pose, aspect)),
    stands: isOnBothFeet,
    ...timer,
    greatestView: 35,
  })
  return createHeldStanceAnalyser<SemiTandem, StanceHold>(windowSeconds, {
    movement: 'single-leg-stance',
    ...feet,
    mostQuality,
    adviceNow: () => null,
    measurement: told => ({ movement: 'single-leg-stance', variant: 'semi-tandem', ...told, sway: sway() }),
  })
}
