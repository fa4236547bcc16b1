import { numberAt, pitchAt, type Unknowns } from './body-plan.ts'
import { askNear, type Rows } from './rows.ts'
import { driftIn, type Settling } from './settling.ts'

/** Radians of tilt typical of phones on shelves and tripods. */
const phonesTilt = 0.12
const tilting: Settling = { first: 0.1, later: 0.005 }

/** The phone is fixed: its tilt settles in the first second, otherwise a leaning person would be taken for tilt. */
export function askSteadyPitch(rows: Rows, before: Unknowns, seconds: number, seenSeconds: number) {
  askNear(rows, pitchAt, numberAt(before, pitchAt), driftIn(seconds, tilting, seenSeconds))
  askNear(rows, pitchAt, 0, phonesTilt)
}
