import { type Comparison, reportedRange } from '@lithe/contracts/constants'
import type { CardWords } from '@lithe/words/card'
import type { ShareCard } from './share-card.ts'

export type CardSpeech = { words: CardWords; direction: 'ltr' | 'rtl' }

/** `marked` is the line with the important number; null if there is none. */
export type Headline = { lines: readonly string[]; marked: number | null; asks: string | null }

/** Isolates a name's direction (U+2068, U+2069), but only if needed, since not every renderer supports it. */
export const isolated = (name: string, { direction }: CardSpeech) =>
  direction === 'rtl' ? `\u2068${name}\u2069` : name

const comparisonCodes = {
  'younger than': 'younger',
  'close to': 'close',
  'older than': 'older',
} as const satisfies Record<Comparison, string>

export function toldBy({ years: age, isOrMore, range, comparison }: NonNullable<ShareCard['age']>) {
  return {
    age,
    told: isOrMore ? 'orMore' : 'years',
    comparison: comparison ? comparisonCodes[comparison] : 'none',
    ...reportedRange(range),
  } as const
}

/** Combined percentile, shown with the comparison; empty if unknown. */
export const standingOf = ({ standing }: NonNullable<ShareCard['age']>, { words }: CardSpeech): string[] =>
  standing ? [words.standing(standing)] : []

function bestSentence({ best, isOfToday }: ShareCard, { words }: CardSpeech): string {
  const when = isOfToday ? 'today' : 'before'
  if (!best) return words.headline.measured({ when })
  const said = words.best[best.way]
  return typeof said === 'string' ? said : said({ count: best.count, when })
}

/** The headline sentence, with the message's line breaks. */
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

/** Alternative text of the card. */
export function describeCard(card: ShareCard, speech: CardSpeech): string {
  const { alt, altOf } = speech.words
  const said = saidOf(card, speech)
  return card.name ? altOf({ name: isolated(card.name, speech), said }) : alt({ said })
}

/** Text that accompanies the card. */
export function shareMessage(card: ShareCard, address: string, speech: CardSpeech): string {
  const { like, likeAtAge, message } = speech.words
  const { age, realAge, leads } = card
  if (leads === 'best' || !age) return message({ said: saidOf(card, speech), address })
  const told = toldBy(age)
  const said = [realAge === null ? like(told) : likeAtAge({ ...told, realAge }), ...standingOf(age, speech)]
  return message({ said: said.join(' '), address })
}
