import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type CardInk, type CardSpeech, dayInkOf, drawCard, plainPlate, type ShareCard } from '@lithe/card'
import { shareImagePixels } from '@lithe/contracts/constants'
import { type Canvas, createCanvas, GlobalFonts, loadImage } from '@napi-rs/canvas'

const require = createRequire(import.meta.url)

/** The files that our pages load; the second of the reading face holds the letters of more languages. */
const fontFiles = [
  ['Fraunces', require.resolve('@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2')],
  [
    'Atkinson Hyperlegible Next',
    require.resolve(
      '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    ),
  ],
  [
    'Atkinson Hyperlegible Next',
    require.resolve(
      '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2',
    ),
  ],
] as const

function registerFonts() {
  for (const [family, file] of fontFiles)
    if (!GlobalFonts.registerFromPath(file, family)) throw new Error(`${family} could not be read`)
}

/** Painted once: turning the drawing into pixels takes longer than all the rest of a card. */
async function paintPlate(): Promise<Canvas> {
  const source = await readFile(require.resolve('@lithe/design/plates/hero-squat.svg'), 'utf8')
  const drawing = await loadImage(Buffer.from(plainPlate(source)))
  const height = Math.round((drawing.height / drawing.width) * shareImagePixels)
  const plate = createCanvas(shareImagePixels, height)
  plate.getContext('2d').drawImage(drawing, 0, 0, shareImagePixels, height)
  return plate
}

export type CardMaterials = { ink: CardInk; plate: Canvas }

/** What every card is painted with. */
async function loadCardMaterials(): Promise<CardMaterials> {
  registerFonts()
  const tokens = await readFile(require.resolve('@lithe/design/tokens.css'), 'utf8')
  return { ink: dayInkOf(tokens), plate: await paintPlate() }
}

let materials: CardMaterials | null = null
let last: Promise<unknown> = Promise.resolve()

async function paint(card: ShareCard, address: string, speech: CardSpeech): Promise<Buffer> {
  materials ??= await loadCardMaterials()
  const canvas = createCanvas(shareImagePixels, shareImagePixels)
  drawCard<Canvas>(canvas.getContext('2d'), card, { ...materials, address, speech })
  return canvas.encode('png')
}

/** The share card as a PNG, `address` at its foot. One at a time: each takes some megabytes, and a processor. */
export function drawCardPicture(card: ShareCard, address: string, speech: CardSpeech): Promise<Buffer> {
  const picture = last.then(() => paint(card, address, speech))
  last = picture.catch(() => {})
  return picture
}
