import { emailPattern } from '@lithe/contracts/api'
import { useNavigate } from 'react-router'
import { baseOf } from '../features/profiles/profiles.ts'
import { messenger } from '../messenger/messenger.ts'
import type { LoginState } from '../navigation/login-state.ts'
import { paths } from '../navigation/paths.ts'
import { forgetSignInEnded, putOffSigningIn, type SignInEnded } from '../navigation/sign-in-again.ts'
import { forgetAccount } from '../people/sign-out.ts'
import { ActionButton, QuietButton } from '../ui/buttons.tsx'
import { Sheet } from '../ui/sheet.tsx'

/** The account of this device has to sign in again: one notice, and three calm ways on. */
export function SignInEndedSheet({ ended: { userIdentifier, place } }: { ended: SignInEnded }) {
  const navigate = useNavigate()
  const account = baseOf(userIdentifier)

  function signIn() {
    const state: LoginState = { returnTo: { ...place, userIdentifier } }
    forgetSignInEnded()
    void navigate(paths.login.link(), { state })
  }

  function goOnAsGuest() {
    forgetAccount()
    forgetSignInEnded()
    void navigate(paths.start.link())
  }

  const around = messenger()
  if (around && !emailPattern.test(account))
    return <OpenAgainSheet onClose={around.close} onGuest={goOnAsGuest} />
  return (
    <Sheet
      isOpen
      onClose={putOffSigningIn}
      title={emailPattern.test(account) ? 'Please sign in again' : 'Please sign in'}
      description="This phone is not signed in just now, perhaps because it has been a while. Nothing is lost: your reports are kept for you, and results on this phone wait here."
    >
      {emailPattern.test(account) ? (
        <p className="mt-2 text-ink-soft">
          You were signed in as <span className="font-semibold wrap-anywhere text-ink">{account}</span>
        </p>
      ) : null}
      <div className="mt-4 flex flex-col gap-1.5">
        <ActionButton onClick={signIn}>
          {emailPattern.test(account) ? 'Sign in again' : 'Sign in'}
        </ActionButton>
        <QuietButton onClick={goOnAsGuest}>Continue as a guest</QuietButton>
        <NotNow />
      </div>
    </Sheet>
  )
}

const NotNow = () => (
  <button type="button" onClick={putOffSigningIn} className="link self-center px-3">
    Not now
  </button>
)

/** Whom Telegram shows, it shows at every launch. */
const OpenAgainSheet = ({ onClose, onGuest }: { onClose: () => void; onGuest: () => void }) => (
  <Sheet
    isOpen
    onClose={putOffSigningIn}
    title="Please open Lithe again"
    description="It has been a while. Close Lithe and open it from the chat again: Telegram then shows us who you are. Nothing is lost, and results on this phone wait here."
  >
    <div className="mt-4 flex flex-col gap-1.5">
      <ActionButton onClick={onClose}>Close Lithe</ActionButton>
      <QuietButton onClick={onGuest}>Continue as a guest</QuietButton>
      <NotNow />
    </div>
  </Sheet>
)
