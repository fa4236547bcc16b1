import { rest as restTimes } from '@lithe/contracts/constants'
import type { ReactNode } from 'react'
import { ActionButton } from '../../ui/action-button.tsx'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { countdownColour, type Rest } from './rest-countdown.ts'
import { RestActions, RestStage } from './rest-layout.tsx'
import { useRestSeconds } from './use-rest-seconds.ts'

const colours = { green: 'text-zone-green', yellow: 'text-zone-yellow', white: 'text-ink' } as const
const spokenSeconds = [10, 5, 3, 2, 1]
const nothingStarts = () => {}

type Props = {
  rest: Rest
  /** Whether what comes next begins when the seconds are gone, or waits for a tap. */
  startsByItself: boolean
  /** What to do meanwhile. */
  words: string
  unwell: ReactNode
  onExtend: () => void
  onOver: () => void
  /** What comes next. */
  children: ReactNode
}

/** A rest where the phone stays: seconds, and more of them as the main action: a rest is not hurried through. */
export function CountedRest({ rest, startsByItself, words, unwell, onExtend, onOver, children }: Props) {
  const secondsLeft = useRestSeconds(rest, startsByItself ? onOver : nothingStarts)
  const isOver = secondsLeft === 0
  const extra = rest.extraSeconds > 0 ? `Extra rest: +${rest.extraSeconds} s` : words
  return (
    <>
      <RestStage>
        <p
          role="timer"
          aria-label={`${secondsLeft} seconds of rest left`}
          className={`font-soft font-medium tabular leading-[0.85] text-[clamp(7rem,30dvh,18rem)] flat:text-[56dvh] ${colours[countdownColour(secondsLeft)]}`}
        >
          {secondsLeft}
        </p>
        <p className="mt-2 min-h-3 text-center text-ink-soft tabular short:mt-1">
          {isOver ? 'Rest on, or start when you are ready' : extra}
        </p>
        <p aria-live="assertive" className="sr-only">
          {spokenSeconds.includes(secondsLeft) ? `${secondsLeft} seconds` : ''}
        </p>
      </RestStage>
      {children}
      <RestActions isNow={isOver ? 'start' : 'extend'}>
        {unwell}
        {isOver ? null : (
          <QuietButton className="flex-1 whitespace-nowrap" onClick={onOver}>
            Skip rest
          </QuietButton>
        )}
        {isOver ? (
          <ActionButton onClick={onOver}>Start</ActionButton>
        ) : (
          <ActionButton onClick={onExtend} aria-label={`+${restTimes.extraSeconds} s of rest`}>
            +{restTimes.extraSeconds} s
          </ActionButton>
        )}
      </RestActions>
    </>
  )
}
