import { type CardInk, drawCard, fontsOfCard, type InkToken, plainPlate, type ShareCard } from '@lithe/card'
import { type RefObject, useEffect, useState } from 'react'
import { loadDrawing } from '../../ui/chronophotograph.tsx'

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

/** The design's colours by day, whatever the page wears now: a card is seen elsewhere. */
function readCardInk(): CardInk {
  const probe = document.createElement('span')
  probe.className = 'day'
  document.body.append(probe)
  const read = (token: InkToken) => {
    probe.style.color = `var(--${token})`
    return getComputedStyle(probe).color
  }
  const ink = {
    ground: read('ground'),
    ink: read('ink'),
    'ink-soft': read('ink-soft'),
    spruce: read('spruce'),
    ember: read('ember'),
    hairline: read('hairline'),
  }
  probe.remove()
  return ink
}

async function loadCardPlate(movement: string): Promise<HTMLImageElement | null> {
  const source = await loadDrawing(movement)
  if (!source) return null
  const plate = new Image()
  plate.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(plainPlate(source))}`
  await plate.decode()
  return plate
}

/** A canvas does not wait for fonts by itself. */
const loadCardFonts = () =>
  Promise.all(fontsOfCard.map(font => document.fonts.load(font, '0123456789 Lithe')))
