import type { Body } from './body.ts'
import { solveLeg } from './leg.ts'
import type { SideSign } from './limbs.ts'
import type { Arm } from './posture.ts'
import { arcCosine, arcSine } from './rotation.ts'
import { cross, dot, minus, plus, times, unit, type Vector } from './vector.ts'

const inDegrees = (radians: number) => (radians * 180) / Math.PI

/** Rotations of an arm through these joints; the upper arm must not point straight sideways. */
export function armThrough(shoulder: Vector, elbow: Vector, wrist: Vector, sign: SideSign): Arm {
  const y = unit(minus(shoulder, elbow))
  const fore = unit(minus(wrist, elbow))
  // A straight arm defines no plane: its elbow crease faces ahead.
  const z = unit(minus(plus(fore, { x: 0, y: 0, z: 1e-9 }), times(y, dot(fore, y))))
  const x = cross(y, z)
  const outwards = arcSine(-y.x)
  return {
    raise: -inDegrees(Math.atan2(y.z, y.y)),
    spread: sign * outwards,
    twist: -sign * inDegrees(Math.atan2(z.x, x.x)),
    elbow: arcCosine(-dot(fore, y)),
    wrist: 0,
  }
}

/** An arm that reaches a given wrist, with the elbow as close to `elbowTowards` as bone lengths allow. */
export function armTo(
  body: Body,
  shoulder: Vector,
  wrist: Vector,
  elbowTowards: Vector,
  sign: SideSign,
): Arm {
  const { knee: elbow } = solveLeg(shoulder, wrist, elbowTowards, body.upperArm, body.forearm)
  return armThrough(shoulder, elbow, wrist, sign)
}
