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
import type { OwnPlate } from '@lithe/contracts/own-plate'
import { wayOf } from '@lithe/movements/catalog'
import { shareWords } from '@lithe/words/live/share'
import { type RefObject, useRef, useState } from 'react'
import type { z } from 'zod'
import { CardChoices, ChoiceRow } from './card-choices.tsx'
import { DeviceShare } from './device-share.tsx'
import { ownChat, SendToChat } from './send-to-chat.tsx'
import { speech, useCardPicture } from './use-card-picture.ts'

export type SharedReport = {
  caller: Caller
  report: Pick<
    z.output<typeof readReport.data>,
    'assessmentId' | 'createdAt' | 'freeReportData' | 'fullReportData' | 'sessions'
  >
  /** This person's movements as drawn on this device, by measurement. */
  plates: Readonly<Record<string, OwnPlate>>
}

/** The default: a square with the real age, no name, and an older mobility age only by choice. */
const usual: ShareChoice = { format: 'square', showsName: false, showsRealAge: true, showsMobilityAge: false }

const hourMs = 3_600_000

/** Only an open report reveals the best movement; other cards show the last one done. */
const bestOf = ({ fullReportData }: SharedReport['report']) =>
  fullReportData && bestMovementOf(fullReportData.assessmentBreakdown)

function ownPlateOf({ report, plates }: Pick<SharedReport, 'report' | 'plates'>): OwnPlate | null {
  const best = bestOf(report)
  const shown = report.sessions.filter(
    ({ movement, variant }) => best === null || wayOf({ movement, variant: variant ?? null }) === best.way,
  )
  return shown.flatMap(({ sessionId }) => plates[sessionId] ?? []).at(-1) ?? null
}

const cardOf = (report: SharedReport['report'], choice: ShareChoice) =>
  shareCardOf(report.freeReportData, choice, {
    best: bestOf(report),
    hoursSince: (Date.now() - Date.parse(report.createdAt)) / hourMs,
  })

/** Lets the person choose the card's content, preview it, and share it. */
export function ShareStudio({ caller, report, plates }: SharedReport) {
  const { assessmentId, freeReportData } = report
  const [choice, setChoice] = useState(usual)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [showsOwn, setShowsOwn] = useState(true)
  const card = cardOf(report, choice)
  const chat = ownChat()
  // The server draws chat cards without plates, and the preview must match.
  const ownPlate = chat ? null : ownPlateOf({ report, plates })
  const { picture, madeAs, hasFailed } = useCardPicture(canvas, {
    card,
    ownPlate: showsOwn ? ownPlate : null,
    address: window.location.host,
  })
  const message = card ? shareMessage(card, `${window.location.origin}/`, speech()) : ''

  return (
    // The picture takes what a small phone's sheet has left; in landscape, all else has room only next to it.
    <div className="short:portrait:flex short:portrait:max-h-[calc(92dvh-90px)] flex-col *:shrink-0 *:first:min-h-[26dvh] *:first:shrink short:portrait:*:first:mb-2 flat:grid flat:grid-cols-[auto_1fr] flat:items-center flat:gap-3">
      <div className={`flat:h-[62dvh] ${chat ? 'h-[30dvh]' : 'h-[36dvh] short:h-[min(46dvh,86vw)]'}`}>
        {card ? (
          <CardPreview key={card.format} ref={canvas} card={card} isMade={madeAs === card.format} />
        ) : null}
      </div>
      <div>
        <CardChoices report={freeReportData} choice={choice} onChange={setChoice}>
          {ownPlate ? (
            <ChoiceRow words={shareWords.ownPlate} isChosen={showsOwn} onChange={setShowsOwn} />
          ) : null}
        </CardChoices>
        {hasFailed ? (
          <p role="alert" className="mt-1 text-ember-text">
            {shareWords.notDrawn}
          </p>
        ) : null}
        {chat ? (
          // A changed card can be sent again.
          <SendToChat key={JSON.stringify(choice)} chat={chat} card={{ caller, assessmentId, ...choice }} />
        ) : null}
        <DeviceShare picture={picture} message={message} isMain={chat === null} />
      </div>
    </div>
  )
}

type PreviewProps = { ref: RefObject<HTMLCanvasElement | null>; card: ShareCard; isMade: boolean }

/** Slides out like a print once drawn. */
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
