import { cardWords, type ShareChoice, shareCardOf, shareMessage } from '@lithe/card'
import type { Caller, FreeReport } from '@lithe/contracts/api'
import { shareImagePixels } from '@lithe/contracts/constants'
import { useRef, useState } from 'react'
import { ChoiceRow } from './choice-row.tsx'
import { DeviceShare } from './device-share.tsx'
import { ownChat } from './own-chat.ts'
import { SendToChat } from './send-to-chat.tsx'
import { useCardPicture } from './use-card-picture.ts'

export type SharedReport = { caller: Caller; assessmentId: string; report: FreeReport }

/** Where the person decides what is on the card, sees it, and hands it over. */
export function ShareStudio({ caller, assessmentId, report }: SharedReport) {
  const [showsName, setShowsName] = useState(false)
  const [showsRealAge, setShowsRealAge] = useState(true)
  const canvas = useRef<HTMLCanvasElement>(null)
  const choice: ShareChoice = { showsName, showsRealAge }
  const card = shareCardOf(report, choice)
  const { picture, hasFailed } = useCardPicture(canvas, card, window.location.host)
  const message = card ? shareMessage(card, `${window.location.origin}/`) : ''
  const chat = ownChat()

  return (
    <>
      <canvas
        ref={canvas}
        width={shareImagePixels}
        height={shareImagePixels}
        role="img"
        aria-label={card ? cardWords(card) : undefined}
        className={`mx-auto mt-2 block aspect-square w-full rounded-card border border-hairline ${chat ? 'max-w-[38dvh]' : 'short:max-w-[42dvh]'}`}
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
      {chat ? (
        // Another card is another thing to send.
        <SendToChat key={JSON.stringify(choice)} chat={chat} card={{ caller, assessmentId, ...choice }} />
      ) : null}
      <DeviceShare picture={picture} message={message} isMain={chat === null} />
    </>
  )
}
