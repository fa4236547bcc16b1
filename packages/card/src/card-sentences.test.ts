import { inventedLanguages } from '@lithe/words/languages'
import { untouchedIn } from '@lithe/words/untouched'
import { describe, expect, it } from 'vitest'
import { describeCard, headlineOf, shareMessage } from './card-sentences.ts'
import type { ShareCard } from './share-card.ts'
import { kindCard, wholeCard } from './testing/card.ts'
import { speechIn } from './testing/speech.ts'

const english = await speechIn('en')
const saidOn = (card: ShareCard) => headlineOf(card, english)
const bare: ShareCard = { ...wholeCard, realAge: null, name: null }
const bestOf = (way: NonNullable<ShareCard['best']>['way'], count: number) => ({ way, picture: way, count })

describe('the card’s sentence', () => {
  it('sounds like a remark to a friend, beginning with the real age if chosen', () => {
    expect(saidOn(wholeCard)).toEqual({ lines: ['I am 62.', 'I move like 57.'], marked: 1, asks: null })
    expect(saidOn(bare)).toEqual({ lines: ['I move like 57.'], marked: 0, asks: null })
  })

  it('gives the best movement and an invitation if the age is older', () => {
    expect(saidOn(kindCard)).toEqual({
      lines: ['9\u00a0seconds', 'on one leg today.'],
      marked: 0,
      asks: 'Ask me in four weeks.',
    })
    const later = { ...kindCard, isOfToday: false, best: bestOf('squat', 12) }
    expect(saidOn(later).lines).toEqual(['12 squats.'])
  })

  it('names no movement if none is known', () => {
    expect(saidOn({ ...kindCard, best: null })).toMatchObject({
      lines: ['I measured how', 'I move today.'],
      marked: null,
    })
  })

  it('gives the oldest reported age as “or more”', () => {
    const age = { years: 88, isOrMore: true, range: [80, 88] as const, comparison: null, standing: null }
    const last = { ...bare, age }
    expect(saidOn(last).lines).toEqual(['I move like 88+.'])
    expect(shareMessage(last, '', english)).toContain(
      'someone of 88 or more (likely 80\u00a0to\u00a088 or more)',
    )
    expect(describeCard(last, english)).toContain('88 or more, likely 80\u00a0to\u00a088 or more.')
  })
})

describe('the message', () => {
  const address = 'https://lithe.example/'

  it('ends with the URL, and states the real age only if chosen', () => {
    expect(shareMessage({ ...wholeCard, name: null }, address, english)).toBe(
      'I am 62, and I move like someone of about 57, younger than my years (likely 49–66). Ahead of about 64 in 100 people of my age, likely 41\u00a0to\u00a083. A few movements in front of a phone, and no picture leaves it. How do you move? https://lithe.example/',
    )
    expect(shareMessage(bare, address, english)).not.toMatch(/62|Ada/)
  })

  it('states no older age unless the card does', () => {
    expect(shareMessage(kindCard, address, english)).toBe(
      '9\u00a0seconds on one leg today. Ask me in four weeks. A few movements in front of a phone, and no picture leaves it. How do you move? https://lithe.example/',
    )
    const age = {
      years: 81,
      isOrMore: false,
      range: [70, 87],
      comparison: 'older than',
      standing: null,
    } as const
    const ticked = { ...kindCard, age }
    expect(shareMessage(ticked, address, english)).toContain(
      'Mobility age about 81, older than my years, likely 70\u00a0to\u00a087.',
    )
  })
})

it('the card’s description states exactly what the card shows', () => {
  expect(describeCard(wholeCard, english)).toBe(
    'The card of Ada: I am 62. I move like 57. Mobility age about 57, younger than my years, likely 49\u00a0to\u00a066. Ahead of about 64 in 100 people of my age, likely 41\u00a0to\u00a083.',
  )
  expect(describeCard(kindCard, english)).toBe(
    'The card: 9\u00a0seconds on one leg today. Ask me in four weeks.',
  )
})

it.each(inventedLanguages)('the card’s words contain no English in %s', async language => {
  const speech = await speechIn(language)
  const ways = Object.keys(speech.words.best) as NonNullable<ShareCard['best']>['way'][]
  const cards = [
    wholeCard,
    bare,
    { ...kindCard, best: null },
    ...ways.map(way => ({ ...kindCard, best: bestOf(way, 9) })),
  ]
  for (const card of cards)
    for (const text of [describeCard(card, speech), shareMessage(card, '', speech), speech.words.openReport])
      expect(untouchedIn(text, language, ['Ada']), text).toEqual([])
})
