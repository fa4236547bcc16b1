import { numberAt, pitchAt, type Unknowns } from './body-plan.ts'
import { askNear, type Rows } from './rows.ts'
import { driftIn, type Settling } from './settling.ts'

/** Radians by which phones on shelves and tripods look up or down. */
const phonesTilt = 0.12
const tilting: Settling = { first: 0.1, later: 0.005 }

/** A phone stands still: its tilt is mostly found out in the first second. Faster, a leaning picture passes for a tilt. */
export function askSteadyPitch(rows: Rows, before: Unknowns, seconds: number, seenSeconds: number) {
  askNear(rows, pitchAt, numberAt(before, pitchAt), driftIn(seconds, tilting, seenSeconds))
  askNear(rows, pitchAt, 0, phonesTilt)
}
