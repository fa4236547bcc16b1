/** What of a result is told, and the zones of the screens. Imports constants and the catalogue at most, so that a browser loads no table of a norm. */
import { type Comparison, comparison, toldAges } from '@lithe/contracts/constants'
import { type MovementId, movements, type VariantId } from '@lithe/movements/catalog'

export type Zone = 'green' | 'yellow' | 'red'

export type ZoneSpans = Record<Zone, { start: number; end: number }>

/** Where each zone lies on the 0–100 bar where no rule moves it. */
export const zoneSpans = {
  red: { start: 0, end: 20 },
  yellow: { start: 20, end: 40 },
  green: { start: 40, end: 100 },
} as const satisfies ZoneSpans

/** The zones that end at these scores. */
export const zoneSpansFrom = (redEnd: number, yellowEnd: number): ZoneSpans => ({
  red: { start: 0, end: redEnd },
  yellow: { start: redEnd, end: yellowEnd },
  green: { start: yellowEnd, end: 100 },
})

/** Whether a movement done in this way has a part in the age. */
export const hasPartInAge = (movement: MovementId, ease: VariantId | null): boolean =>
  movements[movement].waysInAge.includes(ease)

/** What is told of a mobility age: whole years, and whether it is those or more. */
export type ToldAge = { years: number; isOrMore: boolean }

/** The only rounding of a mobility age. */
export function toldAge(mobilityAge: number): ToldAge {
  const { youngest, oldest } = toldAges
  const years = Math.max(youngest, Math.round(mobilityAge))
  return { years: Math.min(years, oldest), isOrMore: years >= oldest }
}

/** Whole percentiles, the ends rounded outwards: nobody is ahead of all others, or of none. */
export function toldStanding({ share, from, to }: { share: number; from: number; to: number }) {
  const within = (percentile: number) => Math.min(99, Math.max(1, percentile))
  const whole = within(Math.round(share))
  return {
    share: whole,
    from: within(Math.min(Math.floor(from), whole - 1)),
    to: within(Math.max(Math.ceil(to), whole + 1)),
  }
}

/** How a told age stands to the real one; null where "or more" leaves open which of them is the older. */
export function comparisonOf({ years, isOrMore }: ToldAge, realAge: number): Comparison | null {
  const apart = years - realAge
  if (apart >= comparison.olderAtLeast) return 'older than'
  if (isOrMore) return null
  return apart <= comparison.youngerAtMost ? 'younger than' : 'close to'
}

/** Whether a likely range, as it is told, holds an age; an end at the oldest told age is that or more. */
export const rangeHolds = ([low, high]: readonly [number, number], age: number): boolean =>
  low <= age && (age <= high || high === toldAges.oldest)

/** Red where the age lies outside four fifths of what is likely, yellow where it lies outside the middle half. */
export function mobilityStatus(
  age: number,
  { range50, range80 }: { range50: readonly [number, number]; range80: readonly [number, number] },
): Zone {
  if (age >= range50[0]) return 'green'
  return age < range80[0] ? 'red' : 'yellow'
}

/** The zone of a percentile on the 0–100 bar. */
export function zoneOf(score: number, spans: ZoneSpans = zoneSpans): Zone {
  if (score < spans.yellow.start) return 'red'
  return score < spans.green.start ? 'yellow' : 'green'
}
