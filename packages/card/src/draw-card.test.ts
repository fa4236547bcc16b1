import { cardFormats } from '@lithe/contracts/constants'
import { inventedLanguages } from '@lithe/words/languages'
import { untouchedIn } from '@lithe/words/untouched'
import { describe, expect, it } from 'vitest'
import { cardLayouts } from './card-format.ts'
import type { CardSpeech } from './card-sentences.ts'
import { drawCard } from './draw-card.ts'
import type { ShareCard } from './share-card.ts'
import { kindCard, wholeCard } from './testing/card.ts'
import { speechIn } from './testing/speech.ts'
import { writingCanvas } from './testing/writing-canvas.ts'

const english = await speechIn('en')
const colour = '#000000'
const ink = {
  ground: colour,
  ink: colour,
  'ink-soft': colour,
  spruce: colour,
  ember: colour,
  hairline: colour,
}
const plate = { width: 1440, height: 960 }

function written(
  card: ShareCard = wholeCard,
  speech: CardSpeech = english,
  picture: typeof plate | null = plate,
) {
  const { canvas, words, pictures } = writingCanvas()
  drawCard(canvas, card, { ink, plate: picture, address: 'lithe.example', speech })
  return { words, pictures, texts: words.map(({ text }) => text) }
}

const foot = [
  'Lithe',
  'Movements measured by a phone camera in a few minutes.',
  'lithe.example',
  'How old do you move?',
]

describe('the drawn card', () => {
  it('shows the name, the sentence, both ends of the range and what the card is, and no number twice', () => {
    expect(written().texts).toEqual([
      ...['Ada', 'I am 62.', 'I move like ', '57', '.'],
      ...['younger than my years, likely 49–66'],
      'Ahead of about 64 in 100 people of my age, likely 41\u00a0to\u00a083.',
      ...foot,
    ])
  })

  it('shows the best movement and no age if the age is older', () => {
    const { texts } = written(kindCard)
    expect(texts).toEqual(['9', '\u00a0seconds', 'on one leg today.', 'Ask me in four weeks.', ...foot])
  })

  it('shows no name or real age unless chosen', () => {
    expect(written({ ...wholeCard, name: null, realAge: null }).texts.join()).not.toMatch(/Ada|62/)
  })

  it.each(cardFormats)('sets the sentence in the largest type and a dial in the middle, in a %s', format => {
    const { words } = written({ ...wholeCard, realAge: null, format })
    const { width, headlinePx } = cardLayouts[format]
    const largest = words.toSorted((one, other) => other.px - one.px)[0]
    expect(largest).toMatchObject({ px: headlinePx, font: expect.stringContaining('Fraunces') })
    expect(headlinePx).toBeGreaterThanOrEqual(96)
    const dial = words.find(({ text, align }) => text === '57' && align === 'center')
    expect(dial?.x).toBeCloseTo(width / 2)
  })

  it.each(['en', ...inventedLanguages] as const)(
    'keeps every word and the plate inside its edges in %s',
    async language => {
      const speech = await speechIn(language)
      for (const format of cardFormats)
        for (const realAge of [null, 12, 62, 94])
          for (const card of [wholeCard, { ...kindCard, age: wholeCard.age, name: 'A'.repeat(24) }]) {
            const { width, height } = cardLayouts[format]
            const { words, pictures } = written({ ...card, format, realAge }, speech)
            for (const { text, x, y, align, px } of words) {
              const taken = (text.length * px) / 2
              const left = align === 'left' ? x : align === 'right' ? x - taken : x - taken / 2
              expect(left, text).toBeGreaterThan(0)
              expect(left + taken, text).toBeLessThan(width)
              expect(y, text).toBeLessThan(height)
            }
            const [drawn] = pictures
            expect(drawn?.width).toBeLessThanOrEqual(width)
            expect(drawn?.height, 'large enough to be the picture').toBeGreaterThan(300)
          }
    },
  )

  it.each(inventedLanguages)('contains no English in %s', async language => {
    const speech = await speechIn(language)
    for (const text of [...written(wholeCard, speech).texts, ...written(kindCard, speech).texts])
      expect(untouchedIn(text, language, ['Ada', 'lithe.example', 'Lithe']), text).toEqual([])
  })

  it('mirrors its foot for right-to-left languages, but keeps a name’s own direction', async () => {
    const { words, texts } = written(wholeCard, await speechIn('ar-XB'))
    expect(words.find(({ text }) => text === 'lithe.example')).toMatchObject({ align: 'left', x: 72 })
    expect(texts).toContain('\u2068Ada\u2069')
  })

  it('is complete even without a figure', () => {
    const { texts, pictures } = written(wholeCard, english, null)
    expect(pictures).toEqual([])
    expect(texts).toEqual(written().texts)
  })
})
