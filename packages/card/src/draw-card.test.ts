import { inventedLanguages } from '@lithe/words/languages'
import { untouchedIn } from '@lithe/words/untouched'
import { describe, expect, it } from 'vitest'
import { drawCard } from './draw-card.ts'
import { type CardSpeech, describeCard, type ShareCard, shareMessage } from './share-card.ts'
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
const card: ShareCard = { mobilityAge: 57, isOrMore: false, range: [49, 66], realAge: 62, name: 'Ada' }
const plate = { width: 2400, height: 1200 }

function written(changed: Partial<ShareCard> = {}, speech: CardSpeech = english) {
  const { canvas, words, pictures } = writingCanvas()
  drawCard(canvas, { ...card, ...changed }, { ink, plate, address: 'lithe.example', speech })
  return { words, pictures, texts: words.map(({ text }) => text) }
}

describe('the card as it is painted', () => {
  it('says the age, its range, whose it is, the real age, and where to find us', () => {
    expect(written().texts.sort()).toEqual(
      [
        ...['49', '57', '66', 'Ada’s mobility age', 'I am 62'],
        ...['Lithe', 'A few movements, one phone.', 'lithe.example'],
      ].sort(),
    )
  })

  it('says nothing of a name or a real age that were not chosen', () => {
    const { texts } = written({ name: null, realAge: null })
    expect(texts).toContain('my mobility age')
    expect(texts.join()).not.toMatch(/Ada|62/)
  })

  it('writes the age largest of all, in the middle of the dial', () => {
    const numeral = written().words.find(({ text }) => text === '57')
    expect(numeral).toMatchObject({ align: 'center', x: 598 })
    expect(numeral?.font).toContain('Fraunces')
  })

  it('leaves out an end of the range that the real age would stand on', () => {
    expect(written({ realAge: 64 }).texts).not.toContain('66')
  })

  it.each(['en', ...inventedLanguages] as const)(
    'writes every word within the picture, however far mobility age and age lie apart, in %s',
    async language => {
      const speech = await speechIn(language)
      for (const realAge of [12, 30, 62, 94])
        for (const { text, x, align, font } of written({ realAge }, speech).words) {
          const width = (text.length * Number(/([\d.]+)px/.exec(font)?.[1])) / 2
          const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2
          expect(left, text).toBeGreaterThan(0)
          expect(x, text).toBeLessThan(1080)
        }
    },
  )

  it.each(inventedLanguages)('says nothing in English in %s, nor does what goes with it', async language => {
    const speech = await speechIn(language)
    const cards = [card, { ...card, name: null, realAge: null }, { ...card, isOrMore: true }]
    const texts = cards.flatMap(one => [
      ...written(one, speech).texts,
      describeCard(one, speech),
      shareMessage(one, '', speech),
    ])
    const names = ['Ada', 'lithe.example']
    for (const text of [...texts, speech.words.openReport])
      expect(untouchedIn(text, language, names), text).toEqual([])
  })

  it('is mirrored at its foot where words run from right to left, and keeps a name in its own direction', async () => {
    const { words, texts } = written({}, await speechIn('ar-XB'))
    expect(words.find(({ text }) => text === 'lithe.example')).toMatchObject({ align: 'left', x: 72 })
    expect(texts.some(text => text.includes('\u2068Ada\u2069'))).toBe(true)
  })

  it('is a card without its figure, too', () => {
    const { canvas, words, pictures } = writingCanvas()
    drawCard(canvas, card, { ink, plate: null, address: 'lithe.example', speech: english })
    expect(pictures).toEqual([])
    expect(words).toHaveLength(8)
    expect(written().pictures).toEqual([plate])
  })
})
