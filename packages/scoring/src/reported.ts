/**
 * What is reported about a result, and the zones on screen. Imports only constants and the catalogue, so that browsers
 * load no norm tables.
 */
import { type Comparison, comparison, reportedAges } from '@lithe/contracts/constants'
import { type MovementId, movements, type VariantId } from '@lithe/movements/catalog'

export type Zone = 'green' | 'yellow' | 'red'

export type ZoneSpans = Record<Zone, { start: number; end: number }>

/** Default zone borders on the 0–100 bar. */
export const zoneSpans = {
  red: { start: 0, end: 20 },
  yellow: { start: 20, end: 40 },
  green: { start: 40, end: 100 },
} as const satisfies ZoneSpans

/** A longer stance ranks like a minute, in any window, since only chance ends it after that. */
export const longestRankedSeconds = 60

/** Zones with these borders. */
export const zoneSpansFrom = (redEnd: number, yellowEnd: number): ZoneSpans => ({
  red: { start: 0, end: redEnd },
  yellow: { start: redEnd, end: yellowEnd },
  green: { start: yellowEnd, end: 100 },
})

/** Whether a movement's variant affects the age. */
export const hasPartInAge = (movement: MovementId, variant: VariantId | null): boolean =>
  movements[movement].waysInAge.includes(variant)

/** A reported mobility age: whole years, and whether it means that many or more. */
export type ReportedAge = { years: number; isOrMore: boolean }

/** The only place that rounds a mobility age. */
export function reportedAge(mobilityAge: number): ReportedAge {
  const { youngest, oldest } = reportedAges
  const years = Math.max(youngest, Math.round(mobilityAge))
  return { years: Math.min(years, oldest), isOrMore: years >= oldest }
}

/** Whole percentiles, with the ends rounded outwards and never 0 or 100. */
export function reportedStanding({ share, from, to }: { share: number; from: number; to: number }) {
  const within = (percentile: number) => Math.min(99, Math.max(1, percentile))
  const whole = within(Math.round(share))
  return {
    share: whole,
    from: within(Math.min(Math.floor(from), whole - 1)),
    to: within(Math.max(Math.ceil(to), whole + 1)),
  }
}

/** Reported age relative to the real age; null if "or more" leaves it open. */
export function comparisonOf({ years, isOrMore }: ReportedAge, realAge: number): Comparison | null {
  const apart = years - realAge
  if (apart >= comparison.olderAtLeast) return 'older than'
  if (isOrMore) return null
  return apart <= comparison.youngerAtMost ? 'younger than' : 'close to'
}

/** Whether a reported range contains an age; its end at the oldest reported age is open. */
export const rangeHolds = ([low, high]: readonly [number, number], age: number): boolean =>
  low <= age && (age <= high || high === reportedAges.oldest)

/** Red if the age is outside the 80 % interval, yellow if outside the middle half. */
export function mobilityStatus(
  age: number,
  { range50, range80 }: { range50: readonly [number, number]; range80: readonly [number, number] },
): Zone {
  if (age >= range50[0]) return 'green'
  return age < range80[0] ? 'red' : 'yellow'
}

export function zoneOf(score: number, spans: ZoneSpans = zoneSpans): Zone {
  if (score < spans.yellow.start) return 'red'
  return score < spans.green.start ? 'yellow' : 'green'
}
