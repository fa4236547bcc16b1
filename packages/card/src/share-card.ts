import type { FreeReport } from '@lithe/contracts/api'

/** What stands on the card; null is left off. */
export type ShareCard = {
  mobilityAge: number
  /** The age or more. */
  isOrMore: boolean
  range: readonly [number, number]
  realAge: number | null
  name: string | null
}

/** What the person wants to be seen; the age itself is always on it. */
export type ShareChoice = { showsName: boolean; showsRealAge: boolean }

/** What of a report a card may show; none of its sentences. */
type Shareable = Pick<FreeReport, 'userName' | 'userAge' | 'mobilityAge' | 'isOrMore' | 'mobilityAgeRange'>

/** The card of a report, or null where there is no age to show. */
export function shareCardOf(
  { userName, userAge, mobilityAge, isOrMore, mobilityAgeRange }: Shareable,
  { showsName, showsRealAge }: ShareChoice,
): ShareCard | null {
  if (mobilityAge === null) return null
  return {
    mobilityAge,
    isOrMore: isOrMore === true,
    range: mobilityAgeRange ?? [mobilityAge, mobilityAge],
    realAge: showsRealAge ? userAge : null,
    name: (showsName && userName.trim()) || null,
  }
}

/** Longer names would not be read on a card. */
const longestName = 24

const shortened = (name: string) =>
  name.length > longestName ? `${name.slice(0, longestName - 1).trimEnd()}…` : name

/** Whose age it is, under the numeral. */
export const cardTitle = ({ name }: ShareCard) =>
  name ? `${shortened(name)}’s mobility age` : 'my mobility age'

const ageWords = ({ mobilityAge, isOrMore }: ShareCard) =>
  isOrMore ? `${mobilityAge} or more` : `about ${mobilityAge}`

/** What the picture shows, for those who do not see it. */
export function cardWords(card: ShareCard): string {
  const {
    range: [low, high],
    realAge,
  } = card
  const real = realAge === null ? '' : ` I am ${realAge}.`
  return `The card: ${cardTitle(card)} is ${ageWords(card)}, likely ${low} to ${high}.${real}`
}

/** The words that go with the picture. */
export function shareMessage(card: ShareCard, address: string): string {
  const {
    range: [low, high],
    realAge,
  } = card
  const age = `${ageWords(card)} (likely ${low}–${high})`
  const opening =
    realAge === null
      ? `I move like someone of ${age}.`
      : `I am ${realAge}, and I move like someone of ${age}.`
  return `${opening} A few movements in front of a phone, and no picture leaves it. How do you move? ${address}`
}
