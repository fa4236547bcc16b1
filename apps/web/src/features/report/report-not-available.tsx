import { ActionButton, QuietButton } from '../../ui/buttons.tsx'
import { NoticeScreen } from '../../ui/notice-screen.tsx'

type Props = { because: string; isTrying: boolean; onTryAgain: () => void; onStart: () => void }

export function ReportNotAvailable({ because, isTrying, onTryAgain, onStart }: Props) {
  return (
    <NoticeScreen
      title="Report Not Available"
      plate="toe-touch"
      action={
        <div className="flex flex-col gap-1.5">
          <QuietButton onClick={onTryAgain} disabled={isTrying}>
            Try again
          </QuietButton>
          <ActionButton onClick={onStart}>Start Assessment</ActionButton>
        </div>
      }
    >
      <p>Unable to load report data.</p>
      <p>{because}</p>
    </NoticeScreen>
  )
}
