import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import {
  type CardInk,
  type CardSpeech,
  cardLayouts,
  dayInkOf,
  drawCard,
  plainPlate,
  plateOf,
  type ShareCard,
} from '@lithe/card'
import { createCanvas, GlobalFonts, type Image, loadImage } from '@napi-rs/canvas'

const require = createRequire(import.meta.url)

/** Font files our pages load; the reading face has a second file for more languages. */
const fontFiles = [
  ['Fraunces', require.resolve('@lithe/design/typefaces/fraunces.woff2')],
  ['Atkinson Hyperlegible Next', require.resolve('@lithe/design/typefaces/atkinson-hyperlegible-next.woff2')],
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

async function loadPlate(name: string): Promise<Image> {
  const source = await readFile(require.resolve(`@lithe/design/plates/${name}.svg`), 'utf8')
  return loadImage(Buffer.from(plainPlate(source)))
}

async function loadInk(): Promise<CardInk> {
  registerFonts()
  return dayInkOf(await readFile(require.resolve('@lithe/design/tokens.css'), 'utf8'))
}

/** Loaded once and shared by all cards. */
let ink: CardInk | null = null
let last: Promise<unknown> = Promise.resolve()

async function paint(card: ShareCard, address: string, speech: CardSpeech): Promise<Buffer> {
  ink ??= await loadInk()
  const { width, height } = cardLayouts[card.format]
  const canvas = createCanvas(width, height)
  const plate = await loadPlate(plateOf(card))
  drawCard<Image>(canvas.getContext('2d'), card, { ink, plate, address, speech })
  return canvas.encode('png')
}

/** Renders the share card as PNG, with `address` at its foot. One at a time: each takes megabytes and a core. */
export function drawCardPicture(card: ShareCard, address: string, speech: CardSpeech): Promise<Buffer> {
  const picture = last.then(() => paint(card, address, speech))
  last = picture.catch(() => {})
  return picture
}
