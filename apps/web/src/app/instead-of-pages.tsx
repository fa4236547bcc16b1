import { emailPattern, guestIdPattern } from '@lithe/contracts/api'
import { linksWords } from '@lithe/words/live/links'
import { useNavigate } from 'react-router'
import { OpenInBrowser } from '../arrive/link/open-in-browser.tsx'
import { currentCaller, forgetStranger } from '../memory/identity.ts'
import { baseOf } from '../memory/profiles.ts'
import { paths } from '../navigation/paths.ts'
import type { LoginState } from '../navigation/sign-in-again.ts'
import { takeInStranger } from '../people/profiles-here.ts'
import { ActionButton, QuietButton } from '../ui/buttons.tsx'
import { NoticeScreen } from '../ui/screen.tsx'
import { rich } from '../words/formats.ts'

/** Asks who a link with an unknown identifier names; nothing is stored under it until they confirm. */
export function StrangerScreen({ named }: { named: string }) {
  const navigate = useNavigate()
  const who = baseOf(named)
  const { guest, account, other } = linksWords.stranger

  async function becomeGuest() {
    takeInStranger(named)
    await navigate(paths.start.link(), { replace: true })
    forgetStranger()
  }

  async function signIn() {
    const state: LoginState = { email: who, wants: 'another' }
    await navigate(paths.login.link(), { replace: true, state })
    forgetStranger()
  }

  if (guestIdPattern.test(who))
    return (
      <Question title={guest.title} yes={guest.yes} onYes={() => void becomeGuest()}>
        <p>{guest.what}</p>
        <p className="text-base">{guest.why}</p>
      </Question>
    )
  if (emailPattern.test(who))
    return (
      <Question title={account.title} yes={account.yes} onYes={() => void signIn()}>
        <p>
          {rich(
            account.what({
              email: who,
              account: email => <bdi className="font-semibold wrap-anywhere text-ink">{email}</bdi>,
            }),
          )}
        </p>
        <p className="text-base">{account.why}</p>
      </Question>
    )
  return (
    <Question title={other.title}>
      <p>{other.what}</p>
      <p className="text-base">{other.why}</p>
    </Question>
  )
}

type QuestionProps = { title: string; yes?: string; onYes?: () => void; children: React.ReactNode }

const Question = ({ title, yes, onYes, children }: QuestionProps) => (
  <NoticeScreen
    title={title}
    plate="single-leg-stance-supported"
    action={
      <div className="ways">
        {yes ? <QuietButton onClick={onYes}>{yes}</QuietButton> : null}
        <ActionButton onClick={forgetStranger}>
          {yes ? linksWords.stranger.no : linksWords.stranger.other.proceed}
        </ActionButton>
      </div>
    }
  >
    {children}
  </NoticeScreen>
)

/** Offers to open a window, as a frame has no camera and keeps no session. */
export function FramedScreen() {
  return (
    <NoticeScreen
      title={linksWords.framed.title}
      plate="single-leg-stance-semi-tandem"
      action={
        <div className="flex flex-col gap-1.5">
          <OpenInBrowser caller={currentCaller()} to={paths.start.link()} />
        </div>
      }
    >
      <p>{linksWords.framed.why}</p>
    </NoticeScreen>
  )
}
