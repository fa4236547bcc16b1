import {
  angleAt,
  type CameraPoint,
  cameraPoint,
  type Degrees,
  degrees,
  midpoint,
  type Seconds,
} from '@lithe/pose'
import type { FittedBody } from '../body/fitted-body.ts'
import { createRises, type RiseStart } from './rises.ts'

/** Knees this open count as standing; straight legs look up to 20° bent from the front. */
const standsFrom = 150

const origin = cameraPoint(0, 0, 0)
const plus = (a: CameraPoint, b: CameraPoint) => cameraPoint(a.x + b.x, a.y + b.y, a.z + b.z)
const fromTo = (a: CameraPoint, b: CameraPoint) => cameraPoint(b.x - a.x, b.y - a.y, b.z - a.z)

const middleOf = ({ joints }: FittedBody, joint: 'Shoulder' | 'Hip' | 'Ankle') =>
  midpoint(joints[`left${joint}`], joints[`right${joint}`])

/**
 * Tracks how a person stands up, by the fitted skeleton. Sides are not separated: the symmetric fit shows half of any
 * difference, and invents one in an oblique view (ADR 21).
 */
export function createRiseWatch(start: RiseStart) {
  const rises = createRises(start)
  let standing = origin

  /** Lean relative to the person's own standing lean, so that a leaning phone cancels out. */
  function leanOf(body: FittedBody, knee: Degrees): Degrees | null {
    const shoulders = middleOf(body, 'Shoulder')
    if (knee >= standsFrom) standing = plus(standing, fromTo(middleOf(body, 'Ankle'), shoulders))
    return standing === origin ? null : angleAt(fromTo(middleOf(body, 'Hip'), shoulders), origin, standing)
  }

  return {
    /** `reps`: full repetitions counted up to this frame. */
    observe(body: FittedBody, seconds: Seconds, reps: number) {
      const { kneeLeft, kneeRight, hip } = body.angles
      const knee = degrees((kneeLeft + kneeRight) / 2)
      rises.observe({ seconds, knee, hip, lean: leanOf(body, knee) }, reps)
    },
    result: rises.result,
  }
}
