import {
  type CardInk,
  type CardSpeech,
  describeCard,
  drawCard,
  fontsOfCard,
  type InkToken,
  plainPlate,
  type ShareCard,
  type ShareChoice,
  shareCardOf,
  shareMessage,
} from '@lithe/card'
import type { Caller, FreeReport } from '@lithe/contracts/api'
import { shareImagePixels } from '@lithe/contracts/constants'
import { directionOf } from '@lithe/words/languages'
import { cardWords } from '@lithe/words/live/card'
import { shareWords } from '@lithe/words/live/share'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { ActionButton, QuietButton } from '../../ui/buttons.tsx'
import { loadDrawing } from '../../ui/chronophotograph.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { isolated } from '../../words/formats.ts'
import { language } from '../../words/language.ts'
import { DeviceShare } from './device-share.tsx'
import { ownChat, SendToChat } from './send-to-chat.tsx'

/** Opens the card of a report that has an age to put on it. */
export function ShareButton({ isMain, ...shared }: SharedReport & { isMain: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  const Button = isMain ? ActionButton : QuietButton
  return (
    <>
      <Button className={isMain ? '' : 'mt-2 w-full print:hidden'} onClick={() => setIsOpen(true)}>
        {shareWords.open}
      </Button>
      <ShareSheet {...shared} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}

type ShareSheetProps = SharedReport & { isOpen: boolean; onClose: () => void }

/** The card as it will be seen, what stands on it, and the way out to friends. */
function ShareSheet({ isOpen, onClose, ...shared }: ShareSheetProps) {
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={shareWords.title}>
      <ShareStudio {...shared} />
    </Sheet>
  )
}

type SharedReport = { caller: Caller; assessmentId: string; report: FreeReport }

/** Where the person decides what is on the card, sees it, and hands it over. */
function ShareStudio({ caller, assessmentId, report }: SharedReport) {
  const [showsName, setShowsName] = useState(false)
  const [showsRealAge, setShowsRealAge] = useState(true)
  const canvas = useRef<HTMLCanvasElement>(null)
  const choice: ShareChoice = { showsName, showsRealAge }
  const card = shareCardOf(report, choice)
  const { picture, hasFailed } = useCardPicture(canvas, card, window.location.host)
  const message = card ? shareMessage(card, `${window.location.origin}/`, speech()) : ''
  const chat = ownChat()

  return (
    // On a phone that lies on its side all of it is in view only beside the picture.
    <div className="flat:grid flat:grid-cols-[auto_1fr] flat:items-center flat:gap-3">
      <canvas
        ref={canvas}
        width={shareImagePixels}
        height={shareImagePixels}
        role="img"
        aria-label={card ? describeCard(card, speech()) : undefined}
        className={`mx-auto mt-2 block aspect-square w-full rounded-card border border-hairline flat:w-[42dvh] ${chat ? 'max-w-[38dvh]' : 'short:max-w-[42dvh]'}`}
      />
      <div>
        <fieldset className="mt-1.5">
          <legend className="sr-only">{shareWords.onCard}</legend>
          {report.userName.trim() ? (
            <ChoiceRow
              words={shareWords.name({ name: isolated(report.userName) })}
              isChosen={showsName}
              onChange={setShowsName}
            />
          ) : null}
          <ChoiceRow
            words={shareWords.realAge({ age: report.userAge })}
            isChosen={showsRealAge}
            onChange={setShowsRealAge}
          />
        </fieldset>
        {hasFailed ? (
          <p role="alert" className="mt-1 text-ember-text">
            {shareWords.notDrawn}
          </p>
        ) : null}
        {chat ? (
          // Another card is another thing to send.
          <SendToChat key={JSON.stringify(choice)} chat={chat} card={{ caller, assessmentId, ...choice }} />
        ) : null}
        <DeviceShare picture={picture} message={message} isMain={chat === null} />
      </div>
    </div>
  )
}

type ChoiceRowProps = { words: string; isChosen: boolean; onChange: (isChosen: boolean) => void }

/** One thing that may be on the card or not. */
function ChoiceRow({ words, isChosen, onChange }: ChoiceRowProps) {
  return (
    <label className="flex min-h-6 cursor-pointer items-center gap-1.5 py-0.5">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={({ target }) => onChange(target.checked)}
        className="peer sr-only"
      />
      <span
        aria-hidden="true"
        className="grid size-[28px] shrink-0 place-items-center rounded-[8px] border-2 border-outline text-on-spruce peer-checked:border-spruce peer-checked:bg-spruce peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-ember"
      >
        {isChosen ? (
          <svg
            viewBox="0 0 20 20"
            className="size-[20px]"
            fill="none"
            stroke="currentColor"
            strokeWidth="3"
            aria-hidden="true"
          >
            <path d="m4 10.5 4 4 8-9" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        ) : null}
      </span>
      <span className="min-w-0 wrap-anywhere">{words}</span>
    </label>
  )
}

/** The card speaks as the page does. */
const speech = (): CardSpeech => ({ words: cardWords, direction: directionOf(language) })

const fileName = 'my-mobility-age.png'

/** Without its figure the card is still a card; without its fonts it would not be ours. */
async function gatherMaterials(address: string) {
  const [plate] = await Promise.all([loadCardPlate('hero-squat').catch(() => null), loadCardFonts()])
  return { plate, ink: readCardInk(), address, speech: speech() }
}

async function toPicture(canvas: HTMLCanvasElement): Promise<File | null> {
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
  return blob && new File([blob], fileName, { type: blob.type })
}

/** Paints the card on the canvas and keeps it as a file, ready for the moment of the tap; null while it is not. */
function useCardPicture(
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
