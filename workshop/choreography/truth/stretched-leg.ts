import { between } from '@lithe/body'
import { interiorAngle } from './body-angles.ts'
import { type Instant, instantOf, type Look } from './instant.ts'

/** Angles of the straight leg alone; its hip angle is between the midpoints of shoulders and hips and its knee. */
export function stretchedLeg(look: Look): Instant {
  const instant = instantOf(look)
  const { left, right } = look.skeleton.sides
  const [side, knee] =
    instant.kneeLeft > instant.kneeRight ? [left, instant.kneeLeft] : [right, instant.kneeRight]
  const hip = interiorAngle(between(left.shoulder, right.shoulder), between(left.hip, right.hip), side.knee)
  return { ...instant, hip, kneeLeft: knee, kneeRight: knee }
}
