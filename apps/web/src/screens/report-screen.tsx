import { Navigate, useNavigate, useParams } from 'react-router'
import { sentenceFor } from '../error-sentences.ts'
import { currentCaller } from '../features/identity/user-id-store.ts'
import { OutboxNotice } from '../features/outbox/outbox-notice.tsx'
import { useCurrentReport } from '../features/report/current-report-store.ts'
import { FreeSummary } from '../features/report/free-summary.tsx'
import { FullBreakdown } from '../features/report/full-breakdown.tsx'
import { LockedBreakdown } from '../features/report/locked-breakdown.tsx'
import { useReport } from '../features/report/use-report.ts'
import { backToTest, paths } from '../paths.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { NoticeScreen } from '../ui/notice-screen.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { ProgressLine } from '../ui/progress-line.tsx'
import { QuietButton } from '../ui/quiet-button.tsx'
import { Screen } from '../ui/screen.tsx'

export function ReportScreen() {
  const { assessmentId } = useParams()
  const stored = useCurrentReport(({ report }) => report?.assessmentId)
  const shown = assessmentId ?? stored
  return shown ? <Report assessmentId={shown} /> : <Navigate to={backToTest.link()} replace />
}

function Report({ assessmentId }: { assessmentId: string }) {
  const navigate = useNavigate()
  const { data: report, error, isPending, isFetching, refetch } = useReport(currentCaller(), assessmentId)

  if (isPending)
    return (
      <Screen title="Your report">
        <PageHeading className="mt-auto">Opening your report</PageHeading>
        <div className="mt-3 mb-auto">
          <ProgressLine label="One moment" share={null} />
        </div>
      </Screen>
    )
  if (!report)
    return (
      <NoticeScreen
        title="Report Not Available"
        plate="toe-touch"
        action={
          <div className="flex flex-col gap-1.5">
            <QuietButton onClick={() => void refetch()} disabled={isFetching}>
              Try again
            </QuietButton>
            <ActionButton onClick={() => navigate(backToTest.link())}>Start Assessment</ActionButton>
          </div>
        }
      >
        <p>Unable to load report data.</p>
        <p>{sentenceFor(error)}</p>
      </NoticeScreen>
    )
  const full = report.isAssessmentUnlocked ? report.fullReportData : null
  return (
    <Screen
      title="Your mobility age"
      action={<ActionButton onClick={() => navigate(paths.start.link())}>Done</ActionButton>}
    >
      <FreeSummary report={report.freeReportData} />
      {full ? <FullBreakdown report={full} /> : <LockedBreakdown />}
      <OutboxNotice />
      <p className="mt-6 text-ink-soft">
        This compares how you move with other people of your age. It is not a medical test; talk to your
        doctor about anything that worries you.
      </p>
    </Screen>
  )
}
