import { reportPageWords } from '@lithe/words/live/report-page'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { backToTest, paths } from '../navigation/paths.ts'
import type { LoginState } from '../navigation/sign-in-again.ts'
import { ActionButton, QuietButton } from '../ui/buttons.tsx'
import { NoticeScreen } from '../ui/screen.tsx'

type ElsewhereProps = { assessmentId: string; because: string }

/** A report of none of this device's people: it opens after signing in, which leads back to it. */
export function ReportElsewhere({ assessmentId, because }: ElsewhereProps) {
  const navigate = useNavigate()
  const state: LoginState = { report: assessmentId }
  return (
    <ReportNotAvailable because={because}>
      <ActionButton onClick={() => navigate(paths.login.link(), { state })}>
        {reportPageWords.notAvailable.signIn}
      </ActionButton>
    </ReportNotAvailable>
  )
}

/** `children`: the main action. */
export function ReportNotAvailable({ because, children }: { because: string; children: ReactNode }) {
  const navigate = useNavigate()
  const { notAvailable } = reportPageWords
  return (
    <NoticeScreen
      title={notAvailable.title}
      plate="squat-seated"
      action={
        <div className="flex flex-col gap-1.5">
          <QuietButton onClick={() => navigate(backToTest.link())}>{notAvailable.start}</QuietButton>
          {children}
        </div>
      }
    >
      <p>{notAvailable.what}</p>
      <p>{because}</p>
    </NoticeScreen>
  )
}
