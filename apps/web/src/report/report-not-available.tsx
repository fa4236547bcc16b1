import { reportPageWords } from '@lithe/words/live/report-page'
import { reportsWords } from '@lithe/words/live/reports'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { backToTest, paths } from '../navigation/paths.ts'
import { ActionButton, QuietButton } from '../ui/buttons.tsx'
import { NoticeScreen } from '../ui/screen.tsx'

type Props = {
  because: string
  /** Other ways to reach it. */
  then?: ReactNode
  /** The main action. */
  children: ReactNode
}

export function ReportNotAvailable({ because, then, children }: Props) {
  const navigate = useNavigate()
  const { notAvailable } = reportPageWords
  return (
    <NoticeScreen
      title={notAvailable.title}
      plate="squat-seated"
      action={
        <div className="ways flat:grid flat:grid-cols-2">
          <QuietButton onClick={() => navigate(backToTest.link())}>{notAvailable.start}</QuietButton>
          {children}
        </div>
      }
    >
      <p>{notAvailable.what}</p>
      <p>{because}</p>
      {then}
    </NoticeScreen>
  )
}

/** Instead of a report whose link was cut short, as by a mail program. */
export function LinkNotWhole() {
  const navigate = useNavigate()
  return (
    <ReportNotAvailable because={reportPageWords.notAvailable.notWhole}>
      <ActionButton onClick={() => navigate(paths.list.link())}>{reportsWords.list.title}</ActionButton>
    </ReportNotAvailable>
  )
}
