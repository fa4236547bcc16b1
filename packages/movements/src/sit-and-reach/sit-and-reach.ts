/**
 * Measures    sit-and-reach on the floor: the deepest fold that was held
 * Definition  hip angle between the midpoints of shoulders, hips and knees, about 100° sitting tall, small when
 *             folded; the smallest angle not exceeded for 0.5 s, seated, while the knees stay ≥ 160° (180° straight;
 *             down to 150° when neither leg is well seen); up to 0.3 s out of sight does not break a hold
 * Method      angle in the picture plane at joint centres, side view, as in the toe touch; seated while the line from
 *             hips to ankles is about level (cf. Ayala 2012, doi:10.1016/j.ptsp.2011.11.001)
 * Valid       side-on (60° or more from facing the camera), whole body in the frame; camera roll cancels out
 * Not valid   front or oblique view; feet out of the frame; a reach with bent knees is reported separately, never
 *             counted
 */

import { createFold, type Fold } from '../side-on/fold.ts'
import { createHeldReachAnalyser, isStraightKnee } from '../skeletons/held-reach.ts'

/** The hip–ankle line is steeper on all fours, and the knees bend more than in any reach. */
const levelLegsFrom = 68
const leastKnee = 110
/** A wider hip angle is lying back, not sitting. */
const widestSeat = 140
/** As upright as people sit; a fold beyond this, or `leastFold` beyond their own sitting, is a reach. */
const tallest = 88
const leastFold = 8

const isSeated = ({ legTilt, hipAngle, kneeAngle }: Fold) =>
  legTilt >= levelLegsFrom && hipAngle <= widestSeat && kneeAngle >= leastKnee

export function createSitAndReachAnalyser(windowSeconds: number) {
  const foldOf = createFold()
  return createHeldReachAnalyser(windowSeconds, {
    movement: 'sit-and-reach',
    anglesOf(pose, aspect) {
      const fold = foldOf(pose, aspect)
      return isSeated(fold) ? fold : null
    },
    isReach: (hipAngle, widest) => hipAngle <= tallest || hipAngle <= widest - leastFold,
    isStraight: isStraightKnee,
  })
}
