/**
 * Measures    single-leg stance, eyes open: the longest time on one leg, either leg
 * Definition  seconds from one foot leaving the floor until it touches the floor again, anywhere, or the other one
 *             leaves its place (protocol: Springer 2007, doi:10.1519/00139143-200704000-00003); a new lift starts
 *             another hold; the window begins with the first hold of half a second or more; a hold still running at
 *             its end, or lost from sight, is censored at its length; with a hand on a chair for support, the time is
 *             the same
 * Method      forward filter over four states (both feet down, left up, right up, none of these), from the position
 *             of ankle, heel and toes relative to standing, the centre of mass (de Leva 1996) relative to the
 *             supporting foot, the knee, and what is at rest or moving (docs/decisions/0092)
 * Valid       facing the camera or oblique, both feet in the frame, 15 fps or more; best with the feet
 *             hip-width apart
 * Not valid   side-on, where one foot hides the other; from feet together, a foot put down directly behind or before
 *             the other with little weight on it looks lifted: such a hold is not reported, or is rated poor
 */
import { inSeconds, type Pose, type PoseFrame, type Seconds } from '@lithe/pose'
import { isOnFeet } from '../body/on-feet.ts'
import type { StanceHold, StanceOf, VariantId } from '../definition/movement-kinds.ts'
import { onFeet } from '../hold/on-feet.ts'
import { createHeldStanceAnalyser } from '../skeletons/held-stance.ts'
import { feetSeen } from './feet-seen.ts'
import { createStanceWatch } from './stance-watch.ts'

type Supported = StanceOf<'single-leg-stance', 'supported'>

export function createSingleLegStanceAnalyser(windowSeconds: number, variant: VariantId | null = null) {
  let watch = createStanceWatch()
  let isPreparing = false

  function prepare(frame: PoseFrame | null) {
    isPreparing = frame !== null
    if (!frame) watch = createStanceWatch()
    else if (frame.pose) watch.observe(inSeconds(frame.time / 1000), feetSeen(frame.pose, frame.aspect))
  }
  function observe(seconds: Seconds, pose: Pose, aspect: number) {
    if (isPreparing) watch.beginAnew()
    isPreparing = false
    watch.observe(seconds, feetSeen(pose, aspect))
  }

  const { sway, ...feet } = onFeet({
    observe,
    stands: isOnFeet,
    leave: seconds => watch.leave(seconds),
    current: () => watch.current(),
    holds: () => watch.holds(),
    greatestView: 60,
  })
  return createHeldStanceAnalyser<Supported, StanceHold>(windowSeconds, {
    movement: 'single-leg-stance',
    ...feet,
    prepare,
    mostQuality: () => watch.mostQuality(),
    lifted: () => watch.lifted(),
    adviceNow({ isHeld, hasHeld }) {
      if (watch.isLiftLow()) return 'lift-higher'
      return hasHeld && !isHeld ? 'lift-again' : null
    },
    measurement: told => ({
      movement: 'single-leg-stance',
      ...(variant === 'supported' && { variant }),
      ...told,
      sway: sway(),
    }),
  })
}
