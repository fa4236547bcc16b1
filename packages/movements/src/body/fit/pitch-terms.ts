import { numberAt, pitchAt, type Unknowns } from './body-plan.ts'
import { askNear, type Rows } from './rows.ts'
import { driftIn, type Settling } from './settling.ts'

/** Typical tilt of phones on shelves and tripods, in radians. */
const phonesTilt = 0.12
const tilting: Settling = { first: 0.1, later: 0.005 }

/** Settles the fixed phone's tilt in the first second; otherwise a leaning person would look like tilt. */
export function askSteadyPitch(rows: Rows, before: Unknowns, seconds: number, seenSeconds: number) {
  askNear(rows, pitchAt, numberAt(before, pitchAt), driftIn(seconds, tilting, seenSeconds))
  askNear(rows, pitchAt, 0, phonesTilt)
}
