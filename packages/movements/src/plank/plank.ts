/**
 * Measures    plank on forearms or hands: the longest time in one straight line
 * Definition  seconds face down with the hip angle shoulder–hip–knee ≥ 160° (180° straight), and the knees straight
 *             (≥ 150°) and off the floor; sagging, rising, kneeling or lying down ends the hold, a new line starts
 *             another; the window begins with the first hold; a hold still running at its end, or lost from sight, is
 *             censored at its length
 * Method      angles in the picture plane at joint centres, side view; a tilted trunk and shoulders above elbows or
 *             hands distinguish a plank from standing, kneeling upright and lying flat
 * Valid       side-on (60° or more from facing the camera), whole body in the frame, 15 fps or more
 * Not valid   front or oblique view; planks on the knees or against a wall; a lapse of 0.25 s goes unnoticed
 */
import { bothSides } from '@lithe/pose'
import type { LiveAdvice } from '../definition/analyser.ts'
import type { Hold, HoldOf } from '../definition/movement-kinds.ts'
import { bearsOnArms, type ProneBody, proneBody } from '../side-on/prone-body.ts'
import { createSideView, refusalUnlessSideOn } from '../side-on/side-view.ts'
import { createHeldStanceAnalyser } from '../skeletons/held-stance.ts'
import { createLineTimer } from './line-timer.ts'

const straightHip = 160
/** A smaller angle is kneeling. */
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
