import { emailPattern } from '@lithe/contracts/api'
import { signInWords } from '@lithe/words/live/sign-in'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { currentCaller } from '../features/identity/identity.ts'
import { useKnownUser } from '../features/identity/known-user.ts'
import { baseOf, useProfiles } from '../features/profiles/profiles.ts'
import { SignOut } from '../features/sign-in/sign-out.tsx'
import { readLoginState } from '../navigation/login-state.ts'
import { paths } from '../navigation/paths.ts'
import { useSignInEnded } from '../navigation/sign-in-again.ts'
import { signOutHere } from '../people/sign-out.ts'
import { ActionButton, linkLook } from '../ui/buttons.tsx'
import { Chronophotograph } from '../ui/chronophotograph.tsx'
import { rich } from '../ui/rich.ts'
import { PageHeading, Screen } from '../ui/screen.tsx'
import { SignInScreen } from './sign-in-screen.tsx'

type Stage = 'signed-in' | 'expired' | 'wanted' | 'open'

/** A signed-in person is told so; all others, and a session that has ended, sign in. */
export function LoginScreen() {
  const { state } = useLocation()
  const [owner] = useState(() => useProfiles.getState().baseUserId ?? baseOf(currentCaller().userIdentifier))
  const isEnded = useSignInEnded(({ ended }) => ended !== null && baseOf(ended.userIdentifier) === owner)
  const [stage, setStage] = useState<Stage>(() => {
    const { returnTo, goesOn, isWanted, email } = readLoginState(state)
    if (email || isWanted || (returnTo && !emailPattern.test(owner))) return 'wanted'
    if (!emailPattern.test(owner)) return 'open'
    if (returnTo) return 'expired'
    return goesOn ? 'open' : 'signed-in'
  })
  if (stage === 'signed-in' && isEnded) setStage('expired')

  return stage === 'signed-in' ? (
    <SignedInScreen account={owner} onSomebodyElse={() => setStage('wanted')} />
  ) : (
    <SignInScreen expired={stage === 'expired' ? owner : null} isWanted={stage !== 'open'} />
  )
}

type SignedInScreenProps = { account: string; onSomebodyElse: () => void }

/** For the account that is signed in on this device already. */
function SignedInScreen({ account, onSomebodyElse }: SignedInScreenProps) {
  const navigate = useNavigate()
  // The server alone knows whether that is still so; where it is not, this page gives way to signing in again.
  useKnownUser()

  return (
    <Screen
      title={signInWords.title}
      beside="single-leg-stance"
      leave={
        <Link to={paths.home.link()} className={linkLook}>
          {signInWords.home}
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
          signInWords.signedIn.as({
            email: account,
            account: email => (
              <span className="block font-semibold wrap-anywhere text-ink">
                <bdi>{email}</bdi>
              </span>
            ),
          }),
        )}
      </p>
      <SignOut signOut={signOutHere} onSignedOut={onSomebodyElse} className="mt-2.5" />
    </Screen>
  )
}
