import type { Results } from '../assess.ts'
import type { Person } from '../person.ts'
import { chairStands, squats, stance, toeTouch } from './measurements.ts'

/** Mulberry32: the same seed yields the same people. */
export function chanceFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

type Chance = () => number
const normal = (chance: Chance, mean: number, sd: number) =>
  mean + sd * Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance())

/** A person's ability on any day, spread as among adults; for testing wording, not norms. */
export type Visitor = Person & {
  logSeconds: number
  /** Ratio of the other leg's hold, in logs. */
  logOther: number
  hipDegrees: number
  reps: number
  sitsDown: boolean
  sway: number
}

export function visitor(chance: Chance): Visitor {
  const age = 20 + Math.floor(chance() * 71)
  const sex = chance() < 0.5 ? 'Male' : 'Female'
  return {
    age,
    sex,
    logSeconds: normal(chance, age < 60 ? 4.4 : 4.4 - 0.085 * (age - 60), 1.3),
    logOther: normal(chance, 0, 0.4),
    hipDegrees: normal(chance, sex === 'Male' ? 84 : 75, 14),
    reps: normal(chance, 20 - 0.13 * (age - 20), 4.5),
    sitsDown: age >= 75,
    sway: Math.abs(normal(chance, 0.012, 0.006)),
  }
}

/** One visit on an ordinary day, with day-to-day variation. */
export function visitOf(who: Visitor, chance: Chance): Results {
  const windowSeconds = 60
  const first = Math.min(windowSeconds, Math.exp(normal(chance, who.logSeconds, 0.35)))
  const second = Math.exp(normal(chance, who.logSeconds + who.logOther, 0.35))
  const left = Math.min(windowSeconds - first - 2, second)
  const holds = [
    { lifted: 'left' as const, fromSeconds: 0, toSeconds: first },
    ...(left > 0.5
      ? [{ lifted: 'right' as const, fromSeconds: first + 2, toSeconds: first + 2 + left }]
      : []),
  ]
  const reps = Math.max(0, Math.round(normal(chance, who.reps, 1.2)))
  const partials = chance() < 0.2 ? Math.floor(chance() * 5) : 0
  const deepestDegrees = reps === 0 ? null : normal(chance, 80, 5)
  const count = who.sitsDown ? chairStands : squats
  return {
    balance: stance(Math.max(first, left, 0), { windowSeconds, holds, sway: who.sway }),
    flexibility: toeTouch(Math.min(170, Math.max(30, normal(chance, who.hipDegrees, 5.4)))),
    strength: [count(reps, { partials, deepestDegrees })],
  }
}
