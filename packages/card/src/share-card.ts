import type { FreeReport } from '@lithe/contracts/api'
import type { CardFormat, Comparison } from '@lithe/contracts/constants'
import type { BestMovement } from './best-movement.ts'

/** Content of the card; what is null is left out. */
export type ShareCard = {
  format: CardFormat
  /** Subject of the headline: the age or, more kindly, the best movement. */
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
  /** Null if unknown, since a locked report does not reveal its movements. */
  best: BestMovement | null
  isOfToday: boolean
}

/** What the person chose to show. */
export type ShareChoice = {
  format: CardFormat
  showsName: boolean
  showsRealAge: boolean
  /** Asked only if the card does not lead with the age. */
  showsMobilityAge: boolean
}

/** Report data that a card may show, without the report's sentences. */
type Shareable = Pick<
  FreeReport,
  'userName' | 'userAge' | 'mobilityAge' | 'isOrMore' | 'mobilityAgeRange' | 'comparison' | 'standing'
>

/** What a card needs besides the free report. */
export type CardFacts = { best: BestMovement | null; hoursSince: number }

/** After this, "today" would depend on the reader's clock. */
const hoursOfToday = 12

/** A card never leads with an age that is older or not compared. */
export const leadOf = ({ comparison }: Pick<Shareable, 'comparison'>) =>
  comparison === 'younger than' || comparison === 'close to' ? 'age' : 'best'

/** The card of a report; null if the report has no age. */
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

/** Longer names would be illegible on a card. */
const longestName = 24

const shortened = (name: string) =>
  name.length > longestName ? `${name.slice(0, longestName - 1).trimEnd()}…` : name

/** The card's plate if the person's own drawing is unavailable. */
export const plateOf = ({ best }: Pick<ShareCard, 'best'>): string => best?.picture ?? 'hero-squat'
