import { readFile } from 'node:fs/promises'
import type { CardSpeech, ShareCard } from '@lithe/card'
import { loadCardWords } from '@lithe/words/card'
import { createCanvas, GlobalFonts, loadImage } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { drawCardPicture } from './draw-card-picture.ts'

const ageOf = (years: number) =>
  ({ years, isOrMore: false, comparison: 'younger than', range: [49, 66], standing: null }) as const
const card: ShareCard = {
  format: 'square',
  leads: 'age',
  age: ageOf(57),
  realAge: 62,
  name: null,
  best: { way: 'squat', picture: 'squat', count: 12 },
  isOfToday: true,
}
const english: CardSpeech = { words: await loadCardWords.en(), direction: 'ltr' }
const draw = (changed: Partial<ShareCard> = {}, address = 'lithe.example', speech = english) =>
  drawCardPicture({ ...card, ...changed }, address, speech)

/** Colours of a picture's pixels in one row, left to right. */
async function coloursInRow(png: Buffer, y: number, [from, to]: readonly [number, number]) {
  const picture = await loadImage(png)
  const context = createCanvas(picture.width, picture.height).getContext('2d')
  context.drawImage(picture, 0, 0)
  const { data } = context.getImageData(from, y, to - from, 1)
  return Array.from({ length: to - from }, (_, at) => [...data.subarray(at * 4, at * 4 + 3)].join())
}

type Box = { x: number; y: number; width: number; height: number }

async function dotsOf(png: Buffer, { x, y, width, height }: Box): Promise<number[]> {
  const picture = await loadImage(png)
  const context = createCanvas(width, height).getContext('2d')
  context.drawImage(picture, -x, -y)
  return [...context.getImageData(0, 0, width, height).data]
}

const ground = '251,246,238'
const spruce = '19,74,64'
const ember = '200,67,27'

describe('the card drawn on the server', () => {
  it.each([
    ['square', 1080],
    ['story', 1920],
  ] as const)('is a PNG: %s format is 1080 wide and %i high', async (format, height) => {
    const png = await draw({ format })
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, height])
  })

  it('has a light background with the figure in spruce and ember', async () => {
    const png = await draw()
    expect(new Set(await coloursInRow(png, 4, [0, 1080]))).toEqual(new Set([ground]))
    const rows = Array.from({ length: 12 }, (_, index) => 640 + 30 * index)
    const colours = new Set((await Promise.all(rows.map(row => coloursInRow(png, row, [0, 1080])))).flat())
    expect(colours).toContain(spruce)
    expect(colours).toContain(ember)
  })

  it('has the approved head', async () => {
    const golden = await readFile(new URL('testing/head.png', import.meta.url))
    const [width, height] = [golden.readUInt32BE(16), golden.readUInt32BE(20)]
    const kept = await dotsOf(golden, { x: 0, y: 0, width, height })
    // Position of the last figure in the plate of all movements.
    const drawn = await dotsOf(await draw({ best: null }), { x: 818, y: 594, width, height })
    const apart = kept.reduce((sum, value, at) => sum + Math.abs(value - (drawn[at] ?? 0)), 0)
    expect(apart / kept.length, 'steps of 255, on average').toBeLessThan(3)
  })

  it('uses our own typefaces, whatever is installed', async () => {
    await draw()
    const families = GlobalFonts.families.map(({ family }) => family)
    expect(families).toContain('Fraunces')
    expect(families).toContain('Atkinson Hyperlegible Next')
  })

  it('is deterministic, and differs between cards', async () => {
    const [first, again, other] = [await draw(), await draw(), await draw({ realAge: null })]
    expect(again.equals(first)).toBe(true)
    expect(other.equals(first)).toBe(false)
    const stance = { way: 'single-leg-stance', picture: 'single-leg-stance', count: 9 } as const
    expect((await draw({ best: stance })).equals(first), 'another plate').toBe(false)
    expect((await draw({}, 'elsewhere.example')).equals(first)).toBe(false)
  })

  it('is in the requested language', async () => {
    const accented: CardSpeech = { words: await loadCardWords['en-XA'](), direction: 'ltr' }
    expect((await draw({}, undefined, accented)).equals(await draw())).toBe(false)
  })

  it('is right for each of several concurrent requests', async () => {
    const ages = [40, 57, 83]
    const together = await Promise.all(ages.map(years => draw({ age: ageOf(years) })))
    for (const [at, years] of ages.entries())
      expect(together[at]?.equals(await draw({ age: ageOf(years) }))).toBe(true)
  })
})
