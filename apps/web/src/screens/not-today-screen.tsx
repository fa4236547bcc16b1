import { useNavigate } from 'react-router'
import { ChestPainCall } from '../features/safety/chest-pain-call.tsx'
import { paths } from '../paths.ts'
import { ActionButton, QuietButton } from '../ui/buttons.tsx'
import { NoticeScreen } from '../ui/notice-screen.tsx'

type Props = { isChestPain: boolean; onBack: () => void }

/** Kindly no: the answers spoke for another day. A chest that hurts now comes before everything else. */
export function NotTodayScreen({ isChestPain, onBack }: Props) {
  const navigate = useNavigate()
  const toStart = () => navigate(paths.start.link())
  return (
    <NoticeScreen
      title="Not today"
      plate="rest"
      first={isChestPain ? <ChestPainCall /> : null}
      action={
        <div className="flex flex-col gap-1.5">
          <QuietButton onClick={onBack}>Change my answers</QuietButton>
          {isChestPain ? (
            <QuietButton onClick={toStart}>Back to the start</QuietButton>
          ) : (
            <ActionButton onClick={toStart}>Back to the start</ActionButton>
          )}
        </div>
      }
    >
      <p>Thank you for saying so. The test can wait. First have this looked at.</p>
      <p>
        Ask someone who knows your health, and come back when they say that it is fine. Whatever you measured
        before is kept.
      </p>
    </NoticeScreen>
  )
}
