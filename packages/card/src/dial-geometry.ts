import { reportedAges } from '@lithe/contracts/constants'

/** Scale of the dial. Degrees run clockwise from the left horizon, years from `youngest` to `oldest`. */
export type DialScale = { youngest: number; oldest: number }

export const dialCentre = { x: 200, y: 196 } as const
/** Radii of the ring of years, in drawing units. */
export const dialRing = { inner: 136, outer: 162 } as const
const sweep = { fromDegrees: -18, toDegrees: 198 }
const marginYears = 4
/** Closer to an end, the real age's label would not fit next to the ring. */
const roomForWords = 0.3

/** A scale with some margin around everything shown, and the real age well inside. */
export function dialScale(ages: readonly number[], realAge: number | null): DialScale {
  const shown = realAge === null ? ages : [...ages, realAge]
  const youngest = Math.min(...shown) - marginYears
  const oldest = Math.max(...shown) + marginYears
  if (realAge === null) return { youngest, oldest }
  const share = roomForWords / (1 - roomForWords)
  return {
    youngest: Math.min(youngest, Math.round(realAge - (oldest - realAge) * share)),
    oldest: Math.max(oldest, Math.round(realAge + (realAge - youngest) * share)),
  }
}

export function dialDegrees({ youngest, oldest }: DialScale, age: number): number {
  const along = (age - youngest) / (oldest - youngest)
  return sweep.fromDegrees + along * (sweep.toDegrees - sweep.fromDegrees)
}

export function dialPoint(scale: DialScale, age: number, radius: number): { x: number; y: number } {
  const radians = (dialDegrees(scale, age) * Math.PI) / 180
  return { x: dialCentre.x - radius * Math.cos(radians), y: dialCentre.y - radius * Math.sin(radians) }
}

/** Path of the arc from one age to another, in either direction. */
export function arcPath(scale: DialScale, [from, to]: readonly [number, number], radius: number): string {
  const at = (age: number) => {
    const { x, y } = dialPoint(scale, age, radius)
    return `${round(x)} ${round(y)}`
  }
  const degrees = dialDegrees(scale, to) - dialDegrees(scale, from)
  return `M${at(from)}A${radius} ${radius} 0 ${Math.abs(degrees) > 180 ? 1 : 0} ${degrees > 0 ? 1 : 0} ${at(to)}`
}

const round = (value: number) => Math.round(value * 100) / 100

/** Years shown on the dial, youngest first. */
export const dialYears = ({ youngest, oldest }: DialScale): number[] =>
  Array.from({ length: oldest - youngest + 1 }, (_, index) => youngest + index)

/** SD of a normal distribution whose middle 80 % is the range. */
const spreadOf = ([low, high]: readonly [number, number]) => Math.max(1, (high - low) / 2.563)

/** Relative likelihood of a year, 0–1; 0 outside the range. */
export function likelihood(year: number, age: number, range: readonly [number, number]): number {
  if (year < range[0] || year > range[1]) return 0
  return Math.exp(-0.5 * ((year - age) / spreadOf(range)) ** 2)
}

/** The range as drawn: up to the end of the dial if it ends at the oldest reported age. */
export const drawnRange = (scale: DialScale, [low, high]: readonly [number, number]) =>
  [low, high === reportedAges.oldest ? scale.oldest : high] as const

type DialAge = { years: number; isOrMore: boolean; range: readonly [number, number] }

/** Opacity of each year; constant from an age "or more" on. */
export function dialWeights(scale: DialScale, { years, isOrMore, range }: DialAge) {
  const drawn = drawnRange(scale, range)
  return dialYears(scale).map(year => ({
    year,
    weight: isOrMore && year > years ? 1 : likelihood(year, years, drawn),
  }))
}
