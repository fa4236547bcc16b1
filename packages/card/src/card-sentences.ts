import type { Comparison } from '@lithe/contracts/constants'
import { toldRange } from '@lithe/contracts/constants'
import type { CardWords } from '@lithe/words/card'
import type { ShareCard } from './share-card.ts'

/** What a card is written in. */
export type CardSpeech = { words: CardWords; direction: 'ltr' | 'rtl' }

/** `marked` is the line whose number is the one that matters; null where there is none. */
export type Headline = { lines: readonly string[]; marked: number | null; asks: string | null }

/** U+2068 to U+2069: a name keeps its own direction. Not everything that paints knows them, so only where they matter. */
export const isolated = (name: string, { direction }: CardSpeech) =>
  direction === 'rtl' ? `\u2068${name}\u2069` : name

const comparisonCodes = {
  'younger than': 'younger',
  'close to': 'close',
  'older than': 'older',
} as const satisfies Record<Comparison, string>

/** An age's numbers and how it compares, as the messages name them. */
export function toldBy({ years: age, isOrMore, range, comparison }: NonNullable<ShareCard['age']>) {
  return {
    age,
    told: isOrMore ? 'orMore' : 'years',
    comparison: comparison ? comparisonCodes[comparison] : 'none',
    ...toldRange(range),
  } as const
}

/** Where all tests together stand, beside how the age compares; nothing where it is not known. */
export const standingOf = ({ standing }: NonNullable<ShareCard['age']>, { words }: CardSpeech): string[] =>
  standing ? [words.standing(standing)] : []

function bestSentence({ best, isOfToday }: ShareCard, { words }: CardSpeech): string {
  const when = isOfToday ? 'today' : 'before'
  if (!best) return words.headline.measured({ when })
  const said = words.best[best.way]
  return typeof said === 'string' ? said : said({ count: best.count, when })
}

/** The sentence one would say to a friend; a message's own line breaks are the card's. */
export function headlineOf(card: ShareCard, speech: CardSpeech): Headline {
  const { headline, askMe } = speech.words
  const { age, realAge, leads } = card
  if (leads === 'best' || !age)
    return { lines: bestSentence(card, speech).split('\n'), marked: card.best && 0, asks: askMe }
  const first = realAge === null ? [] : [headline.realAge({ age: realAge })]
  const lines = [...first, headline.mobilityAge(toldBy(age))]
  return { lines, marked: first.length, asks: null }
}

function saidOf(card: ShareCard, speech: CardSpeech): string {
  const { lines, asks } = headlineOf(card, speech)
  const { age } = card
  const more = age ? [speech.words.ageSaid(toldBy(age)), ...standingOf(age, speech)] : []
  return [...lines, ...(asks ? [asks] : []), ...more].join(' ')
}

/** What the picture shows, for those who do not see it. */
export function describeCard(card: ShareCard, speech: CardSpeech): string {
  const { alt, altOf } = speech.words
  const said = saidOf(card, speech)
  return card.name ? altOf({ name: isolated(card.name, speech), said }) : alt({ said })
}

/** The words that go with the picture. */
export function shareMessage(card: ShareCard, address: string, speech: CardSpeech): string {
  const { like, likeAtAge, message } = speech.words
  const { age, realAge, leads } = card
  if (leads === 'best' || !age) return message({ said: saidOf(card, speech), address })
  const told = toldBy(age)
  const said = [realAge === null ? like(told) : likeAtAge({ ...told, realAge }), ...standingOf(age, speech)]
  return message({ said: said.join(' '), address })
}
