import type { Caller, Feedback } from '@lithe/contracts/api'
import { feedbackWords } from '@lithe/words/live/feedback'
import { useState } from 'react'
import { messenger } from '../../messenger/messenger.ts'
import { paths } from '../../navigation/paths.ts'
import { LeaveLink } from '../../ui/header-links.tsx'
import { type Lacking, SubmitButton, useLack } from '../../ui/lack.tsx'
import { NoticeScreen, PageHeading, Screen } from '../../ui/screen.tsx'
import { StillWaiting } from '../../ui/waiting.tsx'
import { ClosingActions } from './closing-actions.tsx'
import { EditableFeedback, firstStarId, SubmittedFeedback } from './feedback-fields.tsx'
import { emptyFeedback, hintFor, submitWords, useSaveFeedback } from './use-feedback.ts'

type Stage = 'editing' | 'thanked' | 'submitted'
type Props = { caller: Caller; assessmentId: string | null; known: Feedback | null; onBack: () => void }

const form = 'feedback'

/** A draft, then thanks, then the read-only feedback; Edit turns it back into a draft. */
export function FeedbackFlow({ caller, assessmentId, known, onBack }: Props) {
  const [stage, setStage] = useState<Stage>(known ? 'submitted' : 'editing')
  const [draft, setDraft] = useState(known ?? emptyFeedback)
  const saving = useSaveFeedback(caller, assessmentId)
  const hint = hintFor({ hasAssessment: assessmentId !== null, rating: draft.rating })
  const lacking = useLack(hint ? { id: firstStarId, says: hint } : null)

  if (stage === 'thanked')
    return (
      <NoticeScreen
        title={feedbackWords.thanks.title}
        plate="hero-squat"
        action={<ClosingActions caller={caller} closesItself />}
      >
        <p role="status">{feedbackWords.thanks.sent}</p>
      </NoticeScreen>
    )
  if (stage === 'submitted')
    return (
      <Screen title={feedbackWords.title} back={onBack} action={<ClosingActions caller={caller} />}>
        <FeedbackHeading />
        <SubmittedFeedback feedback={draft} onEdit={() => setStage('editing')} />
      </Screen>
    )
  return (
    <Screen
      title={feedbackWords.title}
      back={onBack}
      // Placed where the report has Close, so that two presses there lead out.
      leave={
        <LeaveLink to={paths.list.link()} replace>
          {feedbackWords.notNow}
        </LeaveLink>
      }
      action={
        <SubmitPanel
          form={form}
          lacking={lacking}
          isBusy={saving.isPending}
          problem={saving.problem}
          isInMessenger={messenger() !== null}
        />
      }
    >
      <FeedbackHeading key="editing" />
      <EditableFeedback
        id={form}
        draft={draft}
        onChange={setDraft}
        onKeyDown={lacking.onKeyDown}
        onSubmit={() => saving.save(draft, () => setStage('thanked'))}
      />
    </Screen>
  )
}

export const FeedbackHeading = () => (
  <PageHeading className="text-head! -me-2 hyphens-auto wrap-break-word">{feedbackWords.title}</PageHeading>
)

type SubmitPanelProps = {
  form: string
  lacking: Lacking
  isBusy: boolean
  problem: string | null
  isInMessenger: boolean
}

function SubmitPanel({ form, lacking, isBusy, problem, isInMessenger }: SubmitPanelProps) {
  return (
    <>
      <div aria-live="polite" className="text-center">
        {problem && !isBusy ? <p className="mb-1.5 font-semibold text-ember-text">{problem}</p> : null}
      </div>
      <StillWaiting isWaiting={isBusy} />
      <SubmitButton form={form} lacking={lacking} disabled={isBusy}>
        {submitWords({ isBusy, isInMessenger })}
      </SubmitButton>
    </>
  )
}
