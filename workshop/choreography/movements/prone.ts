import {
  arcCosine,
  type Body,
  bend,
  bothSides,
  legReach,
  minus,
  type Posture,
  pitch,
  plus,
  skeletonOf,
  turn,
  type Vector,
  vector,
} from '@lithe/body'
import { hangingArm } from './standing.ts'
import { breathAt } from './stillness.ts'

/** Shape of a prone body on its toes, in degrees; its position follows from its support. */
export type ProneShape = {
  /** The knee's interior angle. */
  knee: number
  /** Pelvis relative to the legs: positive above the line, negative below. */
  hips: number
  lumbar: number
  chest: number
  /** Angle of the foot on its toes: 90 is vertical, less leans the heel back. */
  foot: number
}
export const straightLine: ProneShape = { knee: 178, hips: 3, lumbar: 0, chest: 0, foot: 62 }

/** Support of the shoulders: the place of the left hand or elbow, and its distance from the shoulder. */
export type Support = { place: Vector; reachMetres: number }

/** Place of the left big toe on the floor when prone, in metres; the body is centred near the origin. */
const toePlace = (body: Body) => vector(body.hip.left.x, 0.008 * body.heightMetres, -0.49 * body.heightMetres)
const neckBack = -1
const headBack = -3

type Rest = { posture: Posture; ankle: Vector }

/** The shape with upright legs, and the ankle with the toes on the floor. */
function rest(body: Body, shape: ProneShape, seconds: number): Rest {
  const breath = breathAt(seconds)
  const ankle = minus(toePlace(body), turn(pitch(shape.foot), body.toe))
  return {
    ankle,
    posture: {
      pelvis: vector(0, legReach(body.thigh, body.shank, shape.knee), 0),
      hips: bend(shape.hips),
      lumbar: bend(shape.lumbar),
      chest: bend(shape.chest - 0.7 * breath),
      neck: bend(neckBack + 0.3 * breath),
      head: bend(headBack),
      arms: bothSides(() => hangingArm),
      feet: bothSides(() => ({ ankle: vector(0, 0, 0), pitch: 0, yaw: 0 })),
      breath,
    },
  }
}

function tipped({ posture, ankle }: Rest, leanDegrees: number, footDegrees: number): Posture {
  const lean = pitch(leanDegrees)
  return {
    ...posture,
    pelvis: plus(vector(0, ankle.y, ankle.z), turn(lean, posture.pelvis)),
    hips: bend(leanDegrees + posture.hips.pitch),
    feet: bothSides((_, sign) => ({
      ankle: vector(sign * ankle.x, ankle.y, ankle.z),
      pitch: footDegrees,
      yaw: 0,
      kneeTowards: lean.z,
    })),
  }
}

const shoulderFromAnkle = (body: Body, posture: Posture) => skeletonOf(body, posture).sides.left.shoulder
const turnOf = (v: Vector) => (Math.atan2(v.z, v.y) * 180) / Math.PI

/** Rotates the shape about its ankles until the arms span from shoulders to support. */
export function proneOn(body: Body, shape: ProneShape, support: Support, seconds: number): Posture {
  const standing = rest(body, shape, seconds)
  const shoulder = shoulderFromAnkle(body, standing.posture)
  const towards = minus(support.place, standing.ankle)
  const [long, away] = [Math.hypot(shoulder.y, shoulder.z), Math.hypot(towards.y, towards.z)]
  const reach = Math.sqrt(support.reachMetres ** 2 - (support.place.x - shoulder.x) ** 2)
  const apart = arcCosine((long ** 2 + away ** 2 - reach ** 2) / (2 * long * away))
  return tipped(standing, turnOf(towards) - apart - turnOf(shoulder), shape.foot)
}

/** Place of the left shoulder when the shape has this shoulder height. */
export function shoulderAtHeight(body: Body, shape: ProneShape, heightMetres: number): Vector {
  const standing = rest(body, shape, 0)
  const shoulder = shoulderFromAnkle(body, standing.posture)
  const lean =
    arcCosine((heightMetres - standing.ankle.y) / Math.hypot(shoulder.y, shoulder.z)) - turnOf(shoulder)
  return shoulderFromAnkle(body, tipped(standing, lean, shape.foot))
}
