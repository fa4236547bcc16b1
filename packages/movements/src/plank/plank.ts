/**
 * Measures    plank on forearms or hands: the longest time in one straight line
 * Definition  seconds face down with the hip angle shoulder–hip–knee ≥ 160° (180° straight), the knees straight (≥ 150°)
 *             and off the floor; sagging, rising, kneeling or lying down ends the hold, a new line starts another; the
 *             window begins with the first hold, and a hold that was not let go is censored at its length, not a value
 * Method      angles in the picture plane at joint centres, side view; trunk away from upright and shoulders above
 *             elbows or hands tell a plank from standing, kneeling tall and lying flat
 * Valid       side-on (60° or more from facing the camera), whole body in the picture, 15 frames/s or more
 * Not valid   front or oblique view; planks on the knees or against a wall; a slip of 0.25 s goes unnoticed
 */
import { bothSides } from '@lithe/pose'
import type { LiveAdvice } from '../definition/analyser.ts'
import type { Hold, HoldOf } from '../definition/movement-kinds.ts'
import { bearsOnArms, type ProneBody, proneBody } from '../side-on/prone-body.ts'
import { createSideView, refusalUnlessSideOn } from '../side-on/side-view.ts'
import { createHeldStanceAnalyser } from '../skeletons/held-stance.ts'
import { createLineTimer } from './line-timer.ts'

const straightHip = 160
/** Less is kneeling. */
const straightKnee = 150

const points = bothSides(['Shoulder', 'Elbow', 'Hip', 'Knee', 'Ankle'])

const isInLine = (body: ProneBody) =>
  bearsOnArms(body) && body.hipAngle >= straightHip && body.kneeAngle >= straightKnee

function adviceFor(body: ProneBody): LiveAdvice | null {
  if (!bearsOnArms(body) || isInLine(body)) return null
  if (body.kneeAngle < straightKnee) return 'lift-knees'
  return body.sag > 0 ? 'raise-hips' : 'lower-hips'
}

export function createPlankAnalyser(windowSeconds: number) {
  const sideView = createSideView()
  const timer = createLineTimer()
  let advice: LiveAdvice | null = null
  return createHeldStanceAnalyser<HoldOf<'plank'>, Hold>(windowSeconds, {
    movement: 'plank',
    points,
    current: timer.current,
    holds: timer.holds,
    observe(seconds, pose, aspect) {
      const body = proneBody(pose, aspect, sideView(pose))
      timer.observe(seconds, isInLine(body))
      advice = adviceFor(body)
    },
    refusalOfView: refusalUnlessSideOn,
    adviceNow: () => advice,
    measurement: told => ({ movement: 'plank', ...told }),
  })
}
