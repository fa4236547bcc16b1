import {
  bestMovementOf,
  cardLayouts,
  describeCard,
  type ShareCard,
  type ShareChoice,
  shareCardOf,
  shareMessage,
} from '@lithe/card'
import type { Caller, readReport } from '@lithe/contracts/api'
import { shareWords } from '@lithe/words/live/share'
import { type RefObject, useRef, useState } from 'react'
import type { z } from 'zod'
import { CardChoices } from './card-choices.tsx'
import { DeviceShare } from './device-share.tsx'
import { ownChat, SendToChat } from './send-to-chat.tsx'
import { speech, useCardPicture } from './use-card-picture.ts'

export type SharedReport = {
  caller: Caller
  report: Pick<
    z.output<typeof readReport.data>,
    'assessmentId' | 'createdAt' | 'freeReportData' | 'fullReportData'
  >
}

/** At first a square with the real age, without a name, and with an older mobility age only for those who tick it. */
const usual: ShareChoice = { format: 'square', showsName: false, showsRealAge: true, showsMobilityAge: false }

const hourMs = 3_600_000

function cardOf({ createdAt, freeReportData, fullReportData }: SharedReport['report'], choice: ShareChoice) {
  return shareCardOf(freeReportData, choice, {
    best: fullReportData && bestMovementOf(fullReportData.assessmentBreakdown),
    hoursSince: (Date.now() - Date.parse(createdAt)) / hourMs,
  })
}

/** Where the person decides what is on the card, sees it, and hands it over. */
export function ShareStudio({ caller, report }: SharedReport) {
  const { assessmentId, freeReportData } = report
  const [choice, setChoice] = useState(usual)
  const canvas = useRef<HTMLCanvasElement>(null)
  const card = cardOf(report, choice)
  const { picture, madeAs, hasFailed } = useCardPicture(canvas, card, window.location.host)
  const message = card ? shareMessage(card, `${window.location.origin}/`, speech()) : ''
  const chat = ownChat()

  return (
    // On a phone that lies on its side all of it is in view only beside the picture.
    <div className="flat:grid flat:grid-cols-[auto_1fr] flat:items-center flat:gap-3">
      <div className={chat ? 'h-[30dvh] flat:h-[62dvh]' : 'h-[36dvh] flat:h-[62dvh]'}>
        {card ? (
          <CardPreview key={card.format} ref={canvas} card={card} isMade={madeAs === card.format} />
        ) : null}
      </div>
      <div>
        <CardChoices report={freeReportData} choice={choice} onChange={setChoice} />
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

type PreviewProps = { ref: RefObject<HTMLCanvasElement | null>; card: ShareCard; isMade: boolean }

/** Comes out like a print once it is painted. */
function CardPreview({ ref, card, isMade }: PreviewProps) {
  const { width, height } = cardLayouts[card.format]
  return (
    <canvas
      ref={ref}
      width={width}
      height={height}
      role="img"
      aria-label={describeCard(card, speech())}
      style={{ aspectRatio: `${width} / ${height}` }}
      className={`mx-auto mt-2 block h-full max-w-full rounded-card border border-hairline ${isMade ? 'printed' : 'opacity-0'}`}
    />
  )
}
