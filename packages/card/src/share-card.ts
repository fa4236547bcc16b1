import type { FreeReport } from '@lithe/contracts/api'
import type { CardWords } from '@lithe/words/card'

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

/** What a card is written in. */
export type CardSpeech = { words: CardWords; direction: 'ltr' | 'rtl' }

/** U+2068 to U+2069: a name keeps its own direction. Not everything that paints knows them, so only where they matter. */
const isolated = (name: string, { direction }: CardSpeech) =>
  direction === 'rtl' ? `\u2068${name}\u2069` : name

/** Whose age it is, under the numeral. */
export const cardTitle = ({ name }: ShareCard, speech: CardSpeech): string =>
  name ? speech.words.titleOf({ name: isolated(shortened(name), speech) }) : speech.words.title

/** A card's numbers, as its messages name them. */
export function toldBy({ mobilityAge: age, isOrMore, range: [low, high] }: ShareCard) {
  return { age, told: isOrMore ? 'orMore' : 'years', low, high } as const
}

/** What the picture shows, for those who do not see it. */
export function describeCard(card: ShareCard, speech: CardSpeech): string {
  const { realAge } = card
  const { alt, altWithRealAge } = speech.words
  const described = alt({ title: cardTitle(card, speech), ...toldBy(card) })
  return realAge === null ? described : altWithRealAge({ alt: described, realAge })
}

/** The words that go with the picture. */
export function shareMessage(card: ShareCard, address: string, { words }: CardSpeech): string {
  const { realAge } = card
  const said = { ...toldBy(card), address }
  return realAge === null ? words.message(said) : words.messageWithRealAge({ ...said, realAge })
}
