import { ActionButton } from '../../ui/action-button.tsx'
import { QuietButton } from '../../ui/quiet-button.tsx'
import type { InterruptedTest } from './visit.ts'

/** What is done already, said where the page begins. */
export function InterruptedNote({ test: { measured, total, isAtEnd } }: { test: InterruptedTest }) {
  return (
    <p className="mt-1 text-lead text-ink-soft">
      {isAtEnd
        ? 'Your test is done. Only the report is still to come.'
        : `You have done ${measured} of ${total} movements today. They are kept.`}
    </p>
  )
}

type Props = { onGoOn: () => void; onBeginAnew: () => void }

/** After an interruption: to go on, or to begin again. */
export const InterruptedActions = ({ onGoOn, onBeginAnew }: Props) => (
  <div className="flex flex-col gap-1.5">
    <QuietButton onClick={onBeginAnew}>Begin anew</QuietButton>
    <ActionButton onClick={onGoOn}>Go on where you were</ActionButton>
  </div>
)
