import { emailPattern, guestIdPattern } from '@lithe/contracts/api'
import { useNavigate } from 'react-router'
import { forgetStranger } from '../features/identity/identity.ts'
import { baseOf } from '../features/profiles/profiles.ts'
import type { LoginState } from '../navigation/login-state.ts'
import { paths } from '../navigation/paths.ts'
import { takeInStranger } from '../people/profiles-here.ts'
import { ActionButton, QuietButton } from '../ui/buttons.tsx'
import { NoticeScreen } from '../ui/screen.tsx'

/** A link names a person this device does not know. Nothing becomes theirs before the person has said that it is they. */
export function StrangerScreen({ named }: { named: string }) {
  const navigate = useNavigate()
  const who = baseOf(named)

  async function becomeGuest() {
    takeInStranger(named)
    await navigate(paths.start.link(), { replace: true })
    forgetStranger()
  }

  async function signIn() {
    const state: LoginState = { email: who }
    await navigate(paths.login.link(), { replace: true, state })
    forgetStranger()
  }

  if (guestIdPattern.test(who))
    return (
      <Question title="Is this link your own?" yes="Yes, it is mine" onYes={() => void becomeGuest()}>
        <p>It opens Lithe for somebody this device does not know yet.</p>
        <p className="text-base">
          Whoever has the link can read what you measure here. Only go on if you made it yourself, for example
          on your other phone.
        </p>
      </Question>
    )
  if (emailPattern.test(who))
    return (
      <Question title="Is this your address?" yes="Yes, sign me in" onYes={() => void signIn()}>
        <p>
          The link is for <span className="font-semibold wrap-anywhere text-ink">{who}</span>.
        </p>
        <p className="text-base">We send a code there first, so that we know it is you.</p>
      </Question>
    )
  return (
    <Question title="This link is for somebody else">
      <p>It names an account that cannot be opened from here. You go on as yourself.</p>
      <p className="text-base">If it is yours in Telegram, please open Lithe from the chat there.</p>
    </Question>
  )
}

type QuestionProps = { title: string; yes?: string; onYes?: () => void; children: React.ReactNode }

const Question = ({ title, yes, onYes, children }: QuestionProps) => (
  <NoticeScreen
    title={title}
    plate="hero-squat"
    action={
      <div className="flex flex-col gap-1.5">
        {yes ? <QuietButton onClick={onYes}>{yes}</QuietButton> : null}
        <ActionButton onClick={forgetStranger}>{yes ? 'No, stay as I am' : 'Go on'}</ActionButton>
      </div>
    }
  >
    {children}
  </NoticeScreen>
)
