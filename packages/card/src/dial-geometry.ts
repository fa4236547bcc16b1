import { toldAges } from '@lithe/contracts/constants'

/** Where ages lie on the dial. Degrees run clockwise from the left horizon; years from `youngest` to `oldest`. */
export type DialScale = { youngest: number; oldest: number }

export const dialCentre = { x: 200, y: 196 } as const
/** Of the ring on which the years stand, in drawing units. */
export const dialRing = { inner: 136, outer: 162 } as const
const sweep = { fromDegrees: -18, toDegrees: 198 }
const marginYears = 4
/** Nearer to either end of the dial, the words beside the real age would not fit beside the ring. */
const roomForWords = 0.3

/** Holds everything that is shown with a little air on both sides, the real age well away from the ends. */
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

/** The arc between two ages, as a path: drawn from the first to the second, whichever is the older. */
export function arcPath(scale: DialScale, [from, to]: readonly [number, number], radius: number): string {
  const at = (age: number) => {
    const { x, y } = dialPoint(scale, age, radius)
    return `${round(x)} ${round(y)}`
  }
  const degrees = dialDegrees(scale, to) - dialDegrees(scale, from)
  return `M${at(from)}A${radius} ${radius} 0 ${Math.abs(degrees) > 180 ? 1 : 0} ${degrees > 0 ? 1 : 0} ${at(to)}`
}

const round = (value: number) => Math.round(value * 100) / 100

/** Every year that the dial shows, youngest first. */
export const dialYears = ({ youngest, oldest }: DialScale): number[] =>
  Array.from({ length: oldest - youngest + 1 }, (_, index) => youngest + index)

/** Width of a normal distribution whose middle 80 % spans the range. */
const spreadOf = ([low, high]: readonly [number, number]) => Math.max(1, (high - low) / 2.563)

/** How likely a year is beside the most likely one, 0–1; nothing outside the range. */
export function likelihood(year: number, age: number, range: readonly [number, number]): number {
  if (year < range[0] || year > range[1]) return 0
  return Math.exp(-0.5 * ((year - age) / spreadOf(range)) ** 2)
}

/** A likely range as it is drawn: an end at the oldest told age is open, to the end of the dial. */
export const drawnRange = (scale: DialScale, [low, high]: readonly [number, number]) =>
  [low, high === toldAges.oldest ? scale.oldest : high] as const

type DialAge = { years: number; isOrMore: boolean; range: readonly [number, number] }

/** How solid each year of the dial is; from an age "or more" on, one is as likely as another. */
export function dialWeights(scale: DialScale, { years, isOrMore, range }: DialAge) {
  const drawn = drawnRange(scale, range)
  return dialYears(scale).map(year => ({
    year,
    weight: isOrMore && year > years ? 1 : likelihood(year, years, drawn),
  }))
}
