import { drawCard, type ShareCard } from '@lithe/card'
import { shareImagePixels } from '@lithe/contracts/constants'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { type CardMaterials, loadCardMaterials } from './card-materials.ts'

let materials: CardMaterials | null = null
let last: Promise<unknown> = Promise.resolve()

async function paint(card: ShareCard, address: string): Promise<Buffer> {
  materials ??= await loadCardMaterials()
  const canvas = createCanvas(shareImagePixels, shareImagePixels)
  drawCard<Canvas>(canvas.getContext('2d'), card, { ...materials, address })
  return canvas.encode('png')
}

/** The share card as a PNG, `address` at its foot. One at a time: each takes some megabytes, and a processor. */
export function drawCardPicture(card: ShareCard, address: string): Promise<Buffer> {
  const picture = last.then(() => paint(card, address))
  last = picture.catch(() => {})
  return picture
}
