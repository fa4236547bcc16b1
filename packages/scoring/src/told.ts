/** What of a result is told, and the zones of the screens. Imports the catalogue at most, so that a browser loads no table of a norm. */
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

/** Of a stance whose report does not say how long was measured. */
export const usualStanceSeconds = 60

/** Whether a movement done in this way has a part in the age. */
export const hasPartInAge = (movement: MovementId, ease: VariantId | null): boolean =>
  movements[movement].waysInAge.includes(ease)

/** The last age that is told as a number: from here on it is "88 or more". */
export const oldestToldAge = 88

/** What is told of a mobility age: whole years, and whether it is those or more. */
export type ToldAge = { years: number; isOrMore: boolean }

/** Below it a body still grows, and these tests are easy for it: no mobility age is told. */
export const youngestToldAge = 20

/** The only rounding of a mobility age. */
export function toldAge(mobilityAge: number): ToldAge {
  const years = Math.max(youngestToldAge, Math.round(mobilityAge))
  return { years: Math.min(years, oldestToldAge), isOrMore: years >= oldestToldAge }
}

export type Comparison = 'younger than' | 'older than' | 'close to'

/** Said of an age only where it lies outside the middle half of what is likely: within it, chance says as much. */
export function comparisonOf(age: number, [from, to]: readonly [number, number]): Comparison {
  if (age > to) return 'younger than'
  return age < from ? 'older than' : 'close to'
}

/** Of reports made before the middle half was told: two whole years either way. */
function formerComparison(mobilityAge: number, age: number): Comparison {
  const years = Math.round(mobilityAge) - age
  if (years <= -2) return 'younger than'
  return years >= 2 ? 'older than' : 'close to'
}

/** As a report says it; one made before it did is read as it was then. */
export const comparisonToldBy = (
  comparison: Comparison | null | undefined,
  mobilityAge: number,
  age: number,
): Comparison => comparison ?? formerComparison(mobilityAge, age)

/** Red where the age lies outside four fifths of what is likely, yellow where it lies outside the middle half. */
export function mobilityStatus(
  age: number,
  { range50, range80 }: { range50: readonly [number, number]; range80: readonly [number, number] },
): Zone {
  if (comparisonOf(age, range50) !== 'older than') return 'green'
  return age < range80[0] ? 'red' : 'yellow'
}

/** The zone of a percentile on the 0–100 bar. */
export function zoneOf(score: number, spans: ZoneSpans = zoneSpans): Zone {
  if (score < spans.yellow.start) return 'red'
  return score < spans.green.start ? 'yellow' : 'green'
}
