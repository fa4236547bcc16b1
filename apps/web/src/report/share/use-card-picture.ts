import {
  type CardInk,
  type CardSpeech,
  drawCard,
  fontsOfCard,
  type InkToken,
  plainPlate,
  plateOf,
  type ShareCard,
} from '@lithe/card'
import type { CardFormat } from '@lithe/contracts/constants'
import { type OwnPlate, plateSheet } from '@lithe/contracts/own-plate'
import { ownPlateDrawing } from '@lithe/design/own-plate'
import { directionOf } from '@lithe/words/languages'
import { cardWords } from '@lithe/words/live/card'
import { type RefObject, useEffect, useState } from 'react'
import { tapHand } from '../../messenger/messenger.ts'
import { loadDrawing } from '../../ui/chronophotograph.tsx'
import { language } from '../../words/language.ts'

/** The card uses the page's language. */
export const speech = (): CardSpeech => ({ words: cardWords, direction: directionOf(language) })

const fileName = 'how-i-move.png'

type CardPicture = {
  /** Ready before the tap; null while being drawn. */
  picture: File | null
  /** The format already shown; later changes redraw it in place. */
  madeAs: CardFormat | null
  hasFailed: boolean
}

type Painted = {
  card: ShareCard | null
  /** Replaces the trainer's plate. */
  ownPlate: OwnPlate | null
  address: string
}

/** Draws the card on the canvas and exports it as a file. */
export function useCardPicture(
  canvas: RefObject<HTMLCanvasElement | null>,
  { card, ownPlate, address }: Painted,
): CardPicture {
  const [picture, setPicture] = useState<File | null>(null)
  const [madeAs, setMadeAs] = useState<CardFormat | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const written = JSON.stringify(card)

  useEffect(() => {
    let isWanted = true
    const paint = async () => {
      const asked: ShareCard | null = JSON.parse(written)
      if (!asked) return
      const materials = await gatherMaterials(asked, { ownPlate, address })
      const context = canvas.current?.getContext('2d')
      if (!isWanted || !context) return
      drawCard<HTMLImageElement>(context, asked, materials)
      setMadeAs(asked.format)
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
  }, [canvas, written, ownPlate, address])

  useEffect(() => {
    if (madeAs) tapHand('tap')
  }, [madeAs])

  return { picture, madeAs, hasFailed }
}

/** The card works without its figure, but not without its fonts. */
async function gatherMaterials(card: ShareCard, { ownPlate, address }: Omit<Painted, 'card'>) {
  const drawing = ownPlate ? ownPlateDrawing(ownPlate, plateSheet) : loadDrawing(plateOf(card))
  const [plate] = await Promise.all([loadCardPlate(drawing).catch(() => null), loadCardFonts()])
  return { plate, ink: readCardInk(), address, speech: speech() }
}

async function toPicture(canvas: HTMLCanvasElement): Promise<File | null> {
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
  return blob && new File([blob], fileName, { type: blob.type })
}

/** Reads the light theme's colours, whatever the page's theme, as the card is seen elsewhere. */
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

async function loadCardPlate(drawing: string | Promise<string> | null): Promise<HTMLImageElement | null> {
  const source = await drawing
  if (!source) return null
  const plate = new Image()
  plate.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(plainPlate(source))}`
  await plate.decode()
  return plate
}

/** Loads the card's fonts, as canvases do not wait for them. */
const loadCardFonts = () =>
  Promise.all(fontsOfCard.map(font => document.fonts.load(font, '0123456789 Lithe')))
