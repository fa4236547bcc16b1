import { ActionButton } from '../../ui/action-button.tsx'
import { StillWaiting } from '../../ui/still-waiting.tsx'
import { hintFor, submitWords } from './feedback-draft.ts'

type Props = {
  form: string
  hasAssessment: boolean
  rating: number
  isBusy: boolean
  hasFailed: boolean
  isInMessenger: boolean
}

/** The button of the form, and what it waits for. */
export function SubmitPanel({ form, hasAssessment, rating, isBusy, hasFailed, isInMessenger }: Props) {
  const hint = hintFor({ hasAssessment, rating })
  return (
    <>
      <div aria-live="polite" className="text-center">
        {hasFailed && !isBusy ? (
          <p className="mb-1.5 font-semibold text-ember-text">Failed to submit feedback. Please try again.</p>
        ) : hint ? (
          <p className="mb-1.5 text-ink-soft">{hint}</p>
        ) : null}
      </div>
      <StillWaiting isWaiting={isBusy} />
      <ActionButton type="submit" form={form} disabled={hint !== null || isBusy}>
        {submitWords({ isBusy, isInMessenger })}
      </ActionButton>
    </>
  )
}
