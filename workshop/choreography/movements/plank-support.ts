import { type Arm, armThrough, armTo, type Body, legReach, type Vector, vector } from '@lithe/body'
import { type Support, shoulderAtHeight, straightLine } from './prone.ts'

/** What a plank rests on, and the arm that leads there from the shoulder. */
export type PlankSupport = Support & { armOf(shoulder: Vector, sign: 1 | -1): Arm }

// Joint heights above the floor, as fractions of body height.
const elbowHeight = 0.027
const wristOfForearmHeight = 0.018
const wristOfHandHeight = 0.019
const straightElbow = 173
/** The forearms lie slightly towards each other. */
const inwardsShare = 0.12

const onSide = (sign: 1 | -1, { x, y, z }: Vector) => vector(sign * x, y, z)

function forearms(body: Body): PlankSupport {
  const height = elbowHeight * body.heightMetres
  const under = shoulderAtHeight(body, straightLine, height + body.upperArm)
  const elbow = vector(under.x, height, under.z - 0.004 * body.heightMetres)
  const fall = height - wristOfForearmHeight * body.heightMetres
  const inwards = inwardsShare * body.forearm
  const ahead = Math.sqrt(body.forearm ** 2 - fall ** 2 - inwards ** 2)
  const wrist = vector(elbow.x - inwards, height - fall, elbow.z + ahead)
  return {
    place: elbow,
    reachMetres: body.upperArm,
    armOf: (shoulder, sign) => armThrough(shoulder, onSide(sign, elbow), onSide(sign, wrist), sign),
  }
}

function hands(body: Body): PlankSupport {
  const reachMetres = legReach(body.upperArm, body.forearm, straightElbow)
  const height = wristOfHandHeight * body.heightMetres
  const under = shoulderAtHeight(body, straightLine, height + reachMetres)
  const wrist = vector(under.x, height, under.z)
  return {
    place: wrist,
    reachMetres,
    armOf: (shoulder, sign) => armTo(body, shoulder, onSide(sign, wrist), vector(sign * 0.4, 0, -0.9), sign),
  }
}

export const plankSupports = { forearms, hands }
