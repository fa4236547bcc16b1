import { Icon } from '@lithe/design/icon'
import { soundDrawings } from '@lithe/design/sound-drawings'
import { workoutWords } from '@lithe/words/live/workout'
import { useEffect, useEffectEvent } from 'react'
import { ActionButton, linkLook, QuietButton } from '../ui/buttons.tsx'
import { PageHeading } from '../ui/screen.tsx'
import { StagePanel } from './stage-panel.tsx'

/** Whether the phone has been heard; settled once the person moves on either way. */
export type Hearing = 'unasked' | 'not-heard' | 'settled'

type QuestionProps = {
  /** Makes the player ask aloud. */
  onAsk: () => void
  onNo: () => void
}

/** Asks aloud once the player can, and in writing; the next button stays in place, to save a press. */
export function HearingQuestion({ onAsk, onNo }: QuestionProps) {
  const { hearing } = workoutWords
  const ask = useEffectEvent(onAsk)
  useEffect(() => ask(), [])
  return (
    <div className="flex flex-wrap items-center gap-x-1">
      <button
        type="button"
        aria-label={hearing.again}
        onClick={onAsk}
        className="round-button border-2 border-outline bg-raised text-spruce"
      >
        <Icon weight={2}>
          <path d={soundDrawings.sound} />
        </Icon>
      </button>
      <p className="flex-[1_1_7rem] text-lead font-semibold">{hearing.question}</p>
      <button type="button" onClick={onNo} className={linkLook}>
        {hearing.no}
      </button>
    </div>
  )
}

type QuietWayProps = { onAskAgain: () => void; onReady: () => void }

/** Tells people who hear nothing that nothing is lost, and how to turn up the sound. */
export function QuietWay({ onAskAgain, onReady }: QuietWayProps) {
  const { hearing, intro } = workoutWords
  return (
    <StagePanel
      action={
        <>
          <QuietButton onClick={onAskAgain}>{hearing.askAgain}</QuietButton>
          <ActionButton onClick={onReady}>{intro.ready}</ActionButton>
        </>
      }
    >
      <PageHeading>{hearing.quiet.title}</PageHeading>
      <p className="mt-2 text-title leading-snug short:mt-1 short:text-lead flat:mt-1 flat:text-lead">
        {hearing.quiet.what}
      </p>
      <h2 className="mt-3 font-semibold short:mt-2 flat:mt-1.5">{hearing.louder.title}</h2>
      <ul className="mt-0.5 list-disc ps-2.5 marker:text-ember-text">
        {hearing.louder.ways.map(way => (
          <li key={way} className="mt-0.5">
            {way}
          </li>
        ))}
      </ul>
    </StagePanel>
  )
}
