import { emailPattern } from '@lithe/contracts/api'
import { loginWords } from '@lithe/words/live/login'
import { signInWords } from '@lithe/words/live/sign-in'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { messagingUser, messagingUserIds, useUserId } from '../../memory/identity.ts'
import { useKnownUser } from '../../memory/known-user.ts'
import { baseOf, useProfiles } from '../../memory/profiles.ts'
import { paths } from '../../navigation/paths.ts'
import { readLoginState, useSignInEnded } from '../../navigation/sign-in-again.ts'
import { signOutHere } from '../../people/sign-out.ts'
import { SignOut } from '../../people/sign-out.tsx'
import { ActionButton, linkLook } from '../../ui/buttons.tsx'
import { Chronophotograph } from '../../ui/chronophotograph.tsx'
import { PageHeading, Screen } from '../../ui/screen.tsx'
import { rich } from '../../words/formats.ts'
import { SignInScreen } from './sign-in-screen.tsx'

type Stage = 'signed-in' | 'expired' | 'open'

/** Sign-in page; a signed-in person is told so, others sign in or start without. */
export function LoginScreen() {
  const { state } = useLocation()
  const [owner] = useState(
    () => useProfiles.getState().baseUserId ?? baseOf(useUserId.getState().userIdentifier ?? ''),
  )
  const isAddress = emailPattern.test(owner)
  const isEnded = useSignInEnded(({ ended }) => ended !== null && baseOf(ended.userIdentifier) === owner)
  const [stage, setStage] = useState<Stage>(() => {
    const { returnTo, goesOn, email, report } = readLoginState(state)
    if (email || report) return 'open'
    if (returnTo) return isAddress ? 'expired' : 'open'
    return (isAddress || messagingUserIds().includes(owner)) && !goesOn ? 'signed-in' : 'open'
  })
  if (stage === 'signed-in' && isEnded) setStage(isAddress ? 'expired' : 'open')

  if (stage === 'signed-in') return <SignedInScreen account={owner} onSomebodyElse={() => setStage('open')} />
  return <SignInScreen expired={stage === 'expired' ? owner : null} />
}

const shown = (who: string) => (
  <span className="block font-semibold wrap-anywhere text-ink">
    <bdi>{who}</bdi>
  </span>
)

type SignedInProps = { account: string; onSomebodyElse: () => void }

/** For an account already signed in on this device, by address or messenger. */
function SignedInScreen({ account, onSomebodyElse }: SignedInProps) {
  const navigate = useNavigate()
  const isAddress = emailPattern.test(account)
  // Only the server knows whether the session is still valid; if not, this page becomes the sign-in.
  useKnownUser()

  return (
    <Screen
      title={loginWords.title}
      beside="single-leg-stance"
      leave={
        <Link to={paths.home.link()} className={linkLook}>
          {loginWords.home}
        </Link>
      }
      action={
        <div className="flex flex-col">
          <ActionButton onClick={() => navigate(paths.start.link())}>{signInWords.continue}</ActionButton>
          <button type="button" onClick={onSomebodyElse} className={`${linkLook} mt-1 self-center`}>
            {signInWords.signedIn.other}
          </button>
        </div>
      }
    >
      <Chronophotograph
        movement="single-leg-stance"
        className="appear -mx-1 mb-2 h-[clamp(96px,calc(100dvh-560px),280px)] lg:hidden"
      />
      <PageHeading>{signInWords.signedIn.welcome}</PageHeading>
      <p className="mt-1.5 text-lead text-ink-soft">
        {rich(
          isAddress
            ? signInWords.signedIn.as({ email: account, account: shown })
            : signInWords.signedIn.byTelegram({
                name: messagingUser()?.firstName ?? account,
                account: shown,
              }),
        )}
      </p>
      {/* Telegram signs its user in at every launch, so there is no sign-out here. */}
      {isAddress ? <SignOut signOut={signOutHere} onSignedOut={onSomebodyElse} className="mt-2.5" /> : null}
    </Screen>
  )
}
