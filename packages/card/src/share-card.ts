import type { FreeReport } from '@lithe/contracts/api'
import type { CardFormat, Comparison } from '@lithe/contracts/constants'
import type { BestMovement } from './best-movement.ts'

/** What stands on the card; null is left off. */
export type ShareCard = {
  format: CardFormat
  /** What its great sentence tells: the age, or kinder, the best movement. */
  leads: 'age' | 'best'
  age: {
    years: number
    isOrMore: boolean
    range: readonly [number, number]
    comparison: Comparison | null
    standing: FreeReport['standing']
  } | null
  realAge: number | null
  name: string | null
  /** Null where it is not known here: a report that is not open tells no movement from another. */
  best: BestMovement | null
  isOfToday: boolean
}

/** What the person wants to be seen. */
export type ShareChoice = {
  format: CardFormat
  showsName: boolean
  showsRealAge: boolean
  /** Asked only where the card leads with something kinder. */
  showsMobilityAge: boolean
}

/** What of a report a card may show; none of its sentences. */
type Shareable = Pick<
  FreeReport,
  'userName' | 'userAge' | 'mobilityAge' | 'isOrMore' | 'mobilityAgeRange' | 'comparison' | 'standing'
>

/** What a card knows besides the free part of its report. */
export type CardFacts = { best: BestMovement | null; hoursSince: number }

/** Longer ago, "today" would be a guess about another clock. */
const hoursOfToday = 12

/** An older age is not what a card leads with, nor one that cannot be compared. */
export const leadOf = ({ comparison }: Pick<Shareable, 'comparison'>) =>
  comparison === 'younger than' || comparison === 'close to' ? 'age' : 'best'

/** The card of a report, or null where there is no age that it could show. */
export function shareCardOf(
  { userName, userAge, mobilityAge, isOrMore, mobilityAgeRange, comparison, standing }: Shareable,
  { format, showsName, showsRealAge, showsMobilityAge }: ShareChoice,
  { best, hoursSince }: CardFacts,
): ShareCard | null {
  if (mobilityAge === null) return null
  const leads = leadOf({ comparison })
  const showsAge = leads === 'age' || showsMobilityAge
  return {
    format,
    leads,
    age: showsAge
      ? {
          years: mobilityAge,
          isOrMore: isOrMore === true,
          range: mobilityAgeRange ?? [mobilityAge, mobilityAge],
          comparison,
          standing,
        }
      : null,
    realAge: showsAge && showsRealAge ? userAge : null,
    name: (showsName && shortened(userName.trim())) || null,
    best,
    isOfToday: hoursSince < hoursOfToday,
  }
}

/** Longer names would not be read on a card. */
const longestName = 24

const shortened = (name: string) =>
  name.length > longestName ? `${name.slice(0, longestName - 1).trimEnd()}…` : name

/** The plate that a card shows where the person's own is not at hand. */
export const plateOf = ({ best }: Pick<ShareCard, 'best'>): string => best?.picture ?? 'hero-squat'
