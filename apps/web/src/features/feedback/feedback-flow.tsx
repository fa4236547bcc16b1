import type { Caller, Feedback } from '@lithe/contracts/api'
import { useState } from 'react'
import { messenger } from '../../messenger/messenger.ts'
import { NoticeScreen } from '../../ui/notice-screen.tsx'
import { Screen } from '../../ui/screen.tsx'
import { ClosingActions } from './closing-actions.tsx'
import { EditableFeedback } from './editable-feedback.tsx'
import { emptyFeedback } from './feedback-draft.ts'
import { FeedbackHeading, feedbackTitle } from './feedback-heading.tsx'
import { SubmitPanel } from './submit-panel.tsx'
import { SubmittedFeedback } from './submitted-feedback.tsx'
import { useSaveFeedback } from './use-feedback.ts'

type Stage = 'editing' | 'thanked' | 'submitted'
type Props = { caller: Caller; assessmentId: string | null; known: Feedback | null; onBack: () => void }

const form = 'feedback'

/** A draft, thanks for it, and the same again to be read; Edit makes it a draft once more. */
export function FeedbackFlow({ caller, assessmentId, known, onBack }: Props) {
  const [stage, setStage] = useState<Stage>(known ? 'submitted' : 'editing')
  const [draft, setDraft] = useState(known ?? emptyFeedback)
  const saving = useSaveFeedback(caller, assessmentId)

  if (stage === 'thanked')
    return (
      <NoticeScreen
        title="Thank You!"
        plate="hero-squat"
        action={<ClosingActions caller={caller} closesItself />}
      >
        <p role="status">Your feedback has been submitted successfully.</p>
      </NoticeScreen>
    )
  if (stage === 'submitted')
    return (
      <Screen title={feedbackTitle} back={onBack} action={<ClosingActions caller={caller} />}>
        <FeedbackHeading />
        <SubmittedFeedback feedback={draft} onEdit={() => setStage('editing')} />
      </Screen>
    )
  return (
    <Screen
      title={feedbackTitle}
      back={onBack}
      action={
        <SubmitPanel
          form={form}
          hasAssessment={assessmentId !== null}
          rating={draft.rating}
          isBusy={saving.isPending}
          hasFailed={saving.isError}
          isInMessenger={messenger() !== null}
        />
      }
    >
      <FeedbackHeading key="editing" />
      <EditableFeedback
        id={form}
        draft={draft}
        onChange={setDraft}
        onSubmit={() => saving.save(draft, () => setStage('thanked'))}
      />
    </Screen>
  )
}
