import type { FreeReport } from '@lithe/contracts/api'
import { shareImagePixels } from '@lithe/contracts/constants'
import { useRef, useState } from 'react'
import { ActionButton } from '../../ui/action-button.tsx'
import { browserCarrier } from './browser-carrier.ts'
import { ChoiceRow } from './choice-row.tsx'
import { type HandedOver, handOverCard } from './hand-over-card.ts'
import { HandedOverNote } from './handed-over-note.tsx'
import { cardWords, shareCardOf, shareMessage } from './share-card.ts'
import { useCardPicture } from './use-card-picture.ts'

/** Where the person decides what is on the card, sees it, and hands it over. */
export function ShareStudio({ report }: { report: FreeReport }) {
  const [showsName, setShowsName] = useState(false)
  const [showsRealAge, setShowsRealAge] = useState(true)
  const [outcome, setOutcome] = useState<HandedOver | null>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const card = shareCardOf(report, { showsName, showsRealAge })
  const { picture, hasFailed } = useCardPicture(canvas, card, window.location.host)
  const message = card ? shareMessage(card, `${window.location.origin}/`) : ''

  const handOver = async (file: File) => {
    setOutcome(null)
    setOutcome(await handOverCard(browserCarrier(), file, message))
  }

  return (
    <>
      <canvas
        ref={canvas}
        width={shareImagePixels}
        height={shareImagePixels}
        role="img"
        aria-label={card ? cardWords(card) : undefined}
        className="mx-auto mt-2 block aspect-square w-full rounded-card border border-hairline short:max-w-[42dvh]"
      />
      <fieldset className="mt-1.5">
        <legend className="sr-only">What is on the card</legend>
        {report.userName.trim() ? (
          <ChoiceRow words={`My name, ${report.userName}`} isChosen={showsName} onChange={setShowsName} />
        ) : null}
        <ChoiceRow
          words={`My real age, ${report.userAge}`}
          isChosen={showsRealAge}
          onChange={setShowsRealAge}
        />
      </fieldset>
      {hasFailed ? (
        <p role="alert" className="mt-1 text-ember-text">
          The card could not be drawn here. Please close this and try again.
        </p>
      ) : null}
      <ActionButton
        className="mt-2"
        disabled={picture === null}
        onClick={picture ? () => void handOver(picture) : undefined}
      >
        Share
      </ActionButton>
      <HandedOverNote outcome={outcome} message={message} />
    </>
  )
}
