import { useNavigate } from 'react-router'
import { paths } from '../paths.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { NoticeScreen } from '../ui/notice-screen.tsx'
import { QuietButton } from '../ui/quiet-button.tsx'

type Props = { isChestPain: boolean; onBack: () => void }

/** Kindly no: the answers spoke for another day. */
export function NotTodayScreen({ isChestPain, onBack }: Props) {
  const navigate = useNavigate()
  return (
    <NoticeScreen
      title="Not today"
      plate="sit-and-reach"
      action={
        <div className="flex flex-col gap-1.5">
          <QuietButton onClick={onBack}>Change my answers</QuietButton>
          <ActionButton onClick={() => navigate(paths.start.link())}>Back to the start</ActionButton>
        </div>
      }
    >
      {isChestPain ? <p>Does your chest hurt now? Then call for help straight away.</p> : null}
      <p>Thank you for saying so. Moving before a camera can wait until this is over or looked at.</p>
      <p>
        Ask someone who knows your health first, and come back when they say that it is fine. Whatever you
        measured before is kept.
      </p>
    </NoticeScreen>
  )
}
