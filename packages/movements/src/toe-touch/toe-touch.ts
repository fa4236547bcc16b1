/**
 * Measures    standing toe touch: the deepest fold that was held
 * Definition  hip angle between the midpoints of shoulders, hips and knees, about 175° upright, small when folded;
 *             the smallest angle not exceeded for 0.5 s while the knees stay ≥ 160° (180° straight; down to 150° when
 *             neither leg is well seen) and the legs upright; up to 0.3 s out of sight does not break a hold
 * Method      angle in the picture plane at joint centres, side view, cf. photogrammetry of the toe touch (Carregaro
 *             2007; Kippers & Parker 1987, doi:10.1093/ptj/67.11.1680)
 * Valid       side-on (60° or more from facing the camera), whole body in the frame; camera roll cancels out
 * Not valid   front or oblique view; feet out of the frame; a reach with bent knees is reported separately, never
 *             counted
 */

import { createFold } from '../side-on/fold.ts'
import { createHeldReachAnalyser, isStraightKnee } from '../skeletons/held-reach.ts'

/** A smaller bow counts as standing. */
const attemptBelow = 150
/** The hips move back over the heels in a fold; legs tilted further lie on a chair or the floor. */
const standsUpTo = 35

export function createToeTouchAnalyser(windowSeconds: number) {
  const foldOf = createFold()
  return createHeldReachAnalyser(windowSeconds, {
    movement: 'toe-touch',
    anglesOf(pose, aspect) {
      const fold = foldOf(pose, aspect)
      return fold.legTilt <= standsUpTo ? fold : null
    },
    isReach: hipAngle => hipAngle < attemptBelow,
    isStraight: isStraightKnee,
  })
}
