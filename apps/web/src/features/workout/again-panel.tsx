import { ActionButton } from '../../ui/action-button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { failureWords } from './failure-words.ts'
import { StagePanel } from './stage-panel.tsx'
import type { FailureReason } from './workout-flow.ts'

type Props = { reason: FailureReason; onAgain: () => void; onGoOn: () => void }

/** A movement that gave no number: what to change, and the choice to leave it out. */
export function AgainPanel({ reason, onAgain, onGoOn }: Props) {
  const { title, advice } = failureWords[reason]
  return (
    <StagePanel
      action={
        <>
          <QuietButton onClick={onGoOn}>Go on without it</QuietButton>
          <ActionButton onClick={onAgain}>Do it again</ActionButton>
        </>
      }
    >
      <PageHeading>{title}</PageHeading>
      <p className="mt-2 text-lead">{advice}</p>
      <p className="mt-2 text-ink-soft">
        Without this one, your report says that it is missing and leaves it out of your age.
      </p>
    </StagePanel>
  )
}
