import { ActionButton } from '../../ui/action-button.tsx'
import { QuietButton } from '../../ui/quiet-button.tsx'
import type { InterruptedTest } from './visit.ts'

type Props = { test: InterruptedTest; onGoOn: () => void; onBeginAnew: () => void }

/** For somebody who was interrupted: what is done is kept, unless she would rather begin again. */
export function InterruptedActions({ test: { measured, total, isAtEnd }, onGoOn, onBeginAnew }: Props) {
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-ink-soft">
        {isAtEnd
          ? 'Your test is done. Only the report is still to come.'
          : `You have done ${measured} of ${total} movements today. They are kept.`}
      </p>
      <QuietButton onClick={onBeginAnew}>Begin anew</QuietButton>
      <ActionButton onClick={onGoOn}>Go on where you were</ActionButton>
    </div>
  )
}
