import { reportPageWords } from '@lithe/words/live/report-page'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { usePublicConfig } from '../api/use-public-config.ts'
import { backToTest, paths } from '../navigation/paths.ts'
import type { LoginState } from '../navigation/sign-in-again.ts'
import { ActionButton, QuietButton } from '../ui/buttons.tsx'
import { NoticeScreen } from '../ui/screen.tsx'
import { rich } from '../words/formats.ts'

type ElsewhereProps = { assessmentId: string; because: string }

/** A report of none of this device's people: it opens after signing in, which leads back to it. */
export function ReportElsewhere({ assessmentId, because }: ElsewhereProps) {
  const navigate = useNavigate()
  const { config } = usePublicConfig()
  const state: LoginState = { report: assessmentId }
  return (
    <ReportNotAvailable because={because} paid={config?.supportEmail ?? null}>
      <ActionButton onClick={() => navigate(paths.login.link(), { state })}>
        {reportPageWords.notAvailable.signIn}
      </ActionButton>
    </ReportNotAvailable>
  )
}

type Props = {
  because: string
  /** Where somebody writes to who has paid for it; null where nobody reads mails, or it is no question of who. */
  paid?: string | null
  /** The main action. */
  children: ReactNode
}

export function ReportNotAvailable({ because, paid = null, children }: Props) {
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
      {paid === null ? null : (
        <p>
          {rich(
            notAvailable.paid({
              address: paid,
              mail: address => (
                <a href={`mailto:${address}`} className="break-all underline">
                  {address}
                </a>
              ),
            }),
          )}
        </p>
      )}
    </NoticeScreen>
  )
}
