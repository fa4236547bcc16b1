import { reportPageWords } from '@lithe/words/live/report-page'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { backToTest, paths } from '../navigation/paths.ts'
import { ActionButton, QuietButton } from '../ui/buttons.tsx'
import { NoticeScreen } from '../ui/screen.tsx'

/** A link on a device that nobody has used: answered without a call, and before anything is asked. */
export function ReportElsewhere() {
  const navigate = useNavigate()
  const { elsewhere, signIn } = reportPageWords.notAvailable
  return (
    <ReportNotAvailable because={elsewhere}>
      <ActionButton onClick={() => navigate(paths.login.link())}>{signIn}</ActionButton>
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
