import type { Side } from '@lithe/pose'
import { times, type Vector, vector } from './vector.ts'

export type Person = {
  heightMetres: number
  sex: 'female' | 'male'
  /** Girth relative to an average body of this height. */
  build: number
}

export const averagePerson: Person = { heightMetres: 1.66, sex: 'female', build: 1 }

/** Distances between joint centres in metres; a `Vector` leads from one joint to the next, in the first's frame. */
export type Body = Person & {
  hip: Record<Side, Vector>
  /** Mid-hips → lumbar joint → lowest rib → base of the neck → top of the spine. */
  lumbar: Vector
  chest: Vector
  neck: Vector
  head: Vector
  /** Lowest rib → shoulder joint. */
  shoulder: Record<Side, Vector>
  thigh: number
  shank: number
  upperArm: number
  forearm: number
  hand: number
  ankleHeight: number
  /** Ankle → heel, ankle → tip of the big toe. */
  heel: Vector
  toe: Vector
}

// Fractions of body height from Drillis & Contini 1966, as in Winter, "Biomechanics and Motor Control of Human
// Movement", fig. 4.1. Division and curvature of the spine are chosen to match.
const share = {
  thigh: 0.245,
  shank: 0.246,
  ankleHeight: 0.039,
  upperArm: 0.186,
  forearm: 0.146,
  hand: 0.108,
  lumbar: vector(0, 0.05, -0.018),
  chest: vector(0, 0.085, 0.002),
  neck: vector(0, 0.178, -0.022),
  head: vector(0, 0.062, 0.022),
  heel: vector(0, -0.03, -0.036),
  toe: vector(0, -0.032, 0.108),
}
// Between joint centres, so narrower than the outer breadths in the same source (0.191 and 0.259).
const halfWidth = { female: { hip: 0.053, shoulder: 0.099 }, male: { hip: 0.05, shoulder: 0.107 } }
const shoulderHeightAboveRibs = 0.153

export function bodyOf(person: Person): Body {
  const { heightMetres } = person
  const width = halfWidth[person.sex]
  const bothSides = (x: number, y: number): Record<Side, Vector> => ({
    left: times(vector(x, y, 0), heightMetres),
    right: times(vector(-x, y, 0), heightMetres),
  })
  return {
    ...person,
    hip: bothSides(width.hip, 0),
    shoulder: bothSides(width.shoulder, shoulderHeightAboveRibs),
    lumbar: times(share.lumbar, heightMetres),
    chest: times(share.chest, heightMetres),
    neck: times(share.neck, heightMetres),
    head: times(share.head, heightMetres),
    heel: times(share.heel, heightMetres),
    toe: times(share.toe, heightMetres),
    thigh: share.thigh * heightMetres,
    shank: share.shank * heightMetres,
    upperArm: share.upperArm * heightMetres,
    forearm: share.forearm * heightMetres,
    hand: share.hand * heightMetres,
    ankleHeight: share.ankleHeight * heightMetres,
  }
}
