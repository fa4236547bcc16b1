import { drawCard, type ShareCard } from '@lithe/card'
import { type RefObject, useEffect, useState } from 'react'
import { readCardInk } from './card-ink.ts'
import { loadCardPlate } from './card-plate.ts'
import { loadCardFonts } from './load-card-fonts.ts'

const fileName = 'my-mobility-age.png'

/** Without its figure the card is still a card; without its fonts it would not be ours. */
async function gatherMaterials(address: string) {
  const [plate] = await Promise.all([loadCardPlate('hero-squat').catch(() => null), loadCardFonts()])
  return { plate, ink: readCardInk(), address }
}

async function toPicture(canvas: HTMLCanvasElement): Promise<File | null> {
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
  return blob && new File([blob], fileName, { type: blob.type })
}

/** Paints the card on the canvas and keeps it as a file, ready for the moment of the tap; null while it is not. */
export function useCardPicture(
  canvas: RefObject<HTMLCanvasElement | null>,
  card: ShareCard | null,
  address: string,
): { picture: File | null; hasFailed: boolean } {
  const [picture, setPicture] = useState<File | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const written = JSON.stringify(card)

  useEffect(() => {
    let isWanted = true
    const paint = async () => {
      const materials = await gatherMaterials(address)
      const context = canvas.current?.getContext('2d')
      const asked: ShareCard | null = JSON.parse(written)
      if (!isWanted || !context || !asked) return
      drawCard<HTMLImageElement>(context, asked, materials)
      const painted = await toPicture(context.canvas)
      if (isWanted) setPicture(painted)
    }
    setPicture(null)
    setHasFailed(false)
    paint().catch((error: unknown) => {
      console.error('The card could not be painted', error)
      if (isWanted) setHasFailed(true)
    })
    return () => {
      isWanted = false
    }
  }, [canvas, written, address])

  return { picture, hasFailed }
}
