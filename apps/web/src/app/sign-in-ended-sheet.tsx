import { emailPattern } from '@lithe/contracts/api'
import { signInWords } from '@lithe/words/live/sign-in'
import { useNavigate } from 'react-router'
import { baseOf } from '../memory/profiles.ts'
import { messenger } from '../messenger/messenger.ts'
import { paths } from '../navigation/paths.ts'
import {
  forgetSignInEnded,
  type LoginState,
  putOffSigningIn,
  type SignInEnded,
} from '../navigation/sign-in-again.ts'
import { forgetAccount } from '../people/sign-out.ts'
import { ActionButton, QuietButton } from '../ui/buttons.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { rich } from '../words/formats.ts'

/** Tells an account that it must sign in again, with three ways to continue. */
export function SignInEndedSheet({ ended: { userIdentifier, place } }: { ended: SignInEnded }) {
  const navigate = useNavigate()
  const account = baseOf(userIdentifier)

  function signIn() {
    const state: LoginState = { returnTo: { ...place, userIdentifier } }
    forgetSignInEnded()
    void navigate(paths.login.link(), { state })
  }

  function continueAsGuest() {
    forgetAccount()
    forgetSignInEnded()
    void navigate(paths.start.link())
  }

  const around = messenger()
  if (around && !emailPattern.test(account))
    return <OpenAgainSheet onClose={around.close} onGuest={continueAsGuest} />
  return (
    <Sheet
      isOpen
      onClose={putOffSigningIn}
      title={emailPattern.test(account) ? signInWords.ended.title : signInWords.ended.titleUnknown}
      description={signInWords.ended.why}
    >
      {emailPattern.test(account) ? (
        <p className="mt-2 text-ink-soft">
          {rich(
            signInWords.ended.wasAs({
              email: account,
              account: email => <bdi className="font-semibold wrap-anywhere text-ink">{email}</bdi>,
            }),
          )}
        </p>
      ) : null}
      <div className="mt-4 flex flex-col gap-1.5">
        <ActionButton onClick={signIn}>
          {emailPattern.test(account) ? signInWords.ended.signInAgain : signInWords.ended.signIn}
        </ActionButton>
        <QuietButton onClick={continueAsGuest}>{signInWords.guest}</QuietButton>
        <NotNow />
      </div>
    </Sheet>
  )
}

const NotNow = () => (
  <button type="button" onClick={putOffSigningIn} className="link self-center px-3">
    {signInWords.notNow}
  </button>
)

/** For Telegram, which identifies its user at every launch. */
const OpenAgainSheet = ({ onClose, onGuest }: { onClose: () => void; onGuest: () => void }) => (
  <Sheet
    isOpen
    onClose={putOffSigningIn}
    title={signInWords.openAgain}
    description={signInWords.ended.openAgain}
  >
    <div className="mt-4 flex flex-col gap-1.5">
      <ActionButton onClick={onClose}>{signInWords.closeLithe}</ActionButton>
      <QuietButton onClick={onGuest}>{signInWords.guest}</QuietButton>
      <NotNow />
    </div>
  </Sheet>
)
