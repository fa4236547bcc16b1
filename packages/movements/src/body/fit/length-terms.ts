import { sides } from '@lithe/pose'
import {
  firstLengthOf,
  type Length,
  legLength,
  lengthAt,
  lengthNames,
  limbs,
  numberAt,
  type Unknowns,
} from './body-plan.ts'
import { askLength, askNear, type Rows } from './rows.ts'
import { driftIn, type Settling } from './settling.ts'

/** Metres by which a segment's apparent length may vary: bones hardly, trunks and landmarks more. */
const stretch: Record<Length, number> = {
  thigh: 0.008,
  shank: 0.008,
  trunk: 0.01,
  shoulders: 0.015,
  pelvis: 0.015,
  diagonal: 0.02,
  foot: 0.02,
  upperArm: 0.01,
  forearm: 0.01,
}

/** SD of lengths between people, in metres. */
const peopleDiffer: Record<Length, number> = {
  thigh: 0.07,
  shank: 0.07,
  trunk: 0.07,
  shoulders: 0.042,
  pelvis: 0.042,
  diagonal: 0.042,
  foot: 0.07,
  upperArm: 0.07,
  forearm: 0.07,
}

/** Keeps bones at their length, equal on both sides. */
export function askLengths(rows: Rows) {
  const ask = (from: number, to: number, length: Length) =>
    askLength(rows, from, to, lengthAt[length], stretch[length])
  const { left, right } = limbs
  for (const side of sides) {
    const { shoulder, hip, knee, ankle, toe, elbow, wrist } = limbs[side]
    ask(hip, knee, 'thigh')
    ask(knee, ankle, 'shank')
    ask(ankle, toe, 'foot')
    ask(shoulder, hip, 'trunk')
    ask(shoulder, limbs[side === 'left' ? 'right' : 'left'].hip, 'diagonal')
    ask(shoulder, elbow, 'upperArm')
    ask(elbow, wrist, 'forearm')
  }
  ask(left.shoulder, right.shoulder, 'shoulders')
  ask(left.hip, right.hip, 'pelvis')
}

/** Metres per second that a learnt length may change; most learning happens in the first second. */
const learning: Settling = { first: 0.08, later: 0.011 }

/** Learns a person's lengths slowly, relative to the leg. */
export function askLearntLengths(rows: Rows, before: Unknowns, seconds: number, seenSeconds: number) {
  const drift = driftIn(seconds, learning, seenSeconds)
  for (const length of lengthNames) {
    askNear(rows, lengthAt[length], numberAt(before, lengthAt[length]), drift)
    askNear(rows, lengthAt[length], firstLengthOf(length), peopleDiffer[length])
  }
  const leg = [lengthAt.thigh, lengthAt.shank] as const
  const seen = numberAt(rows.unknowns, leg[0]) + numberAt(rows.unknowns, leg[1])
  rows.add(leg, [1, 1], seen - legLength, 0.0005)
}
