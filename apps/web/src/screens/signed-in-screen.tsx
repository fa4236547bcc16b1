import { Link, useNavigate } from 'react-router'
import { useKnownUser } from '../features/identity/known-user.ts'
import { SignOut } from '../features/sign-in/sign-out.tsx'
import { paths } from '../paths.ts'
import { signOutHere } from '../people/sign-out-here.ts'
import { ActionButton, linkLook } from '../ui/buttons.tsx'
import { Chronophotograph } from '../ui/chronophotograph.tsx'
import { PageHeading, Screen } from '../ui/screen.tsx'

type Props = { account: string; onSomebodyElse: () => void }

/** For the account that is signed in on this device already. */
export function SignedInScreen({ account, onSomebodyElse }: Props) {
  const navigate = useNavigate()
  // The server alone knows whether that is still so; where it is not, this page gives way to signing in again.
  useKnownUser()

  return (
    <Screen
      title="Sign in to Lithe"
      beside="single-leg-stance"
      leave={
        <Link to={paths.home.link()} className={linkLook}>
          Back to home
        </Link>
      }
      action={
        <div className="flex flex-col">
          <ActionButton onClick={() => navigate(paths.start.link())}>Continue</ActionButton>
          <button type="button" onClick={onSomebodyElse} className={`${linkLook} mt-1 self-center`}>
            Sign in as somebody else
          </button>
        </div>
      }
    >
      <Chronophotograph
        movement="single-leg-stance"
        className="appear -mx-1 mb-2 h-[clamp(96px,calc(100dvh-560px),280px)] lg:hidden"
      />
      <PageHeading>Welcome back</PageHeading>
      <p className="mt-1.5 text-lead text-ink-soft">
        Signed in on this phone as{' '}
        <span className="block font-semibold wrap-anywhere text-ink">{account}</span>
      </p>
      <SignOut signOut={signOutHere} onSignedOut={onSomebodyElse} className="mt-2.5" />
    </Screen>
  )
}
