import { feedbackWords } from '@lithe/words/live/feedback'
import { useNavigate, useSearchParams } from 'react-router'
import { useCurrentReport } from '../../memory/current-report-store.ts'
import { paths } from '../../navigation/paths.ts'
import { useReportCaller } from '../../people/profiles-here.ts'
import { hasPageBefore } from '../../ui/header-links.tsx'
import { Screen } from '../../ui/screen.tsx'
import { ProgressLine, useLongWait } from '../../ui/waiting.tsx'
import { FeedbackFlow, FeedbackHeading } from './feedback-flow.tsx'
import { useSavedFeedback } from './use-feedback.ts'

export function FeedbackScreen() {
  const [query] = useSearchParams()
  const stored = useCurrentReport(({ report }) => report?.assessmentId)
  const assessmentId = query.get('assessmentId')?.trim() || stored || null
  const caller = useReportCaller(assessmentId)
  const saved = useSavedFeedback(caller, assessmentId)
  // Giving feedback matters more than knowing about earlier feedback.
  const isLate = useLongWait(saved.isLoading)
  const goBack = useGoBack(assessmentId)

  if (saved.isLoading && !isLate)
    return (
      <Screen title={feedbackWords.title} back={goBack}>
        <FeedbackHeading />
        <div className="slow-only mt-3">
          <ProgressLine label={feedbackWords.moment} share={null} />
        </div>
      </Screen>
    )
  return (
    <FeedbackFlow caller={caller} assessmentId={assessmentId} known={saved.data ?? null} onBack={goBack} />
  )
}

/** Goes one page back; from a direct visit, to the report. */
function useGoBack(assessmentId: string | null) {
  const navigate = useNavigate()
  return () => {
    if (hasPageBefore()) navigate(-1)
    else navigate(assessmentId ? paths.report.link(assessmentId) : paths.home.link(), { replace: true })
  }
}
