import type { Side } from '@lithe/pose'
import type { Body } from './body.ts'
import { legReach } from './leg.ts'
import type { Foot } from './posture.ts'
import { type Rotation, turn } from './rotation.ts'
import type { Vector } from './vector.ts'

type StandingOn = { side: Side; foot: Foot; kneeDegrees: number }

/** Height of the mid-hips over a planted foot, given that leg's knee angle. */
export function pelvisHeight(
  body: Body,
  hips: Rotation,
  pelvis: Pick<Vector, 'x' | 'z'>,
  { side, foot, kneeDegrees }: StandingOn,
): number {
  const hip = turn(hips, body.hip[side])
  const reach = legReach(body.thigh, body.shank, kneeDegrees)
  const aside = Math.hypot(pelvis.x + hip.x - foot.ankle.x, pelvis.z + hip.z - foot.ankle.z)
  return foot.ankle.y + Math.sqrt(Math.max(0, reach ** 2 - aside ** 2)) - hip.y
}
