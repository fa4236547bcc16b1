import { emailPattern } from '@lithe/contracts/api'
import { homeWords } from '@lithe/words/live/home'
import { loginWords } from '@lithe/words/live/login'
import { signInWords } from '@lithe/words/live/sign-in'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { messagingUser, messagingUserIds, useUserId } from '../../memory/identity.ts'
import { useKnownUser } from '../../memory/known-user.ts'
import { baseOf, findCurrent, type Profile, useProfiles } from '../../memory/profiles.ts'
import { paths } from '../../navigation/paths.ts'
import { readLoginState, useSignInEnded } from '../../navigation/sign-in-again.ts'
import { SignOut } from '../../people/sign-out.tsx'
import { ActionButton, linkLook } from '../../ui/buttons.tsx'
import { Chronophotograph } from '../../ui/chronophotograph.tsx'
import { PageHeading, Screen } from '../../ui/screen.tsx'
import { rich } from '../../words/formats.ts'
import { Welcome, WelcomeActions } from '../welcome.tsx'
import { HomeLink, SignInScreen } from './sign-in-screen.tsx'

type Stage = 'greeted' | 'expired' | 'open'

/** Sign-in page; greets an account or person known to this device, and lets others sign in or start without. */
export function LoginScreen() {
  const { state } = useLocation()
  const [owner] = useState(
    () => useProfiles.getState().baseUserId ?? baseOf(useUserId.getState().userIdentifier ?? ''),
  )
  const person = useProfiles(findCurrent)
  const isAddress = emailPattern.test(owner)
  const isAccount = isAddress || messagingUserIds().includes(owner)
  const isEnded = useSignInEnded(({ ended }) => ended !== null && baseOf(ended.userIdentifier) === owner)
  const [stage, setStage] = useState<Stage>(() => {
    const { returnTo, continues, wants, email, report } = readLoginState(state)
    if (email || report || wants) return 'open'
    if (returnTo) return isAddress ? 'expired' : 'open'
    return (isAccount || person?.name.trim()) && !continues ? 'greeted' : 'open'
  })
  const [asked, setOther] = useState<boolean | null>(() => readLoginState(state).wants === 'another' || null)
  if (stage === 'greeted' && isAccount && isEnded) setStage(isAddress ? 'expired' : 'open')
  function leaveGreeting(asAnother: boolean) {
    setOther(asAnother)
    setStage('open')
  }
  if (stage === 'greeted')
    return <GreetedScreen account={isAccount ? owner : null} person={person} onLeave={leaveGreeting} />
  const expired = stage === 'expired' ? owner : null
  const isOther = asked ?? (expired !== null && baseOf(useUserId.getState().userIdentifier ?? '') !== owner)
  return <SignInScreen key={String(isOther)} {...{ expired, isOther }} onSame={() => setOther(false)} />
}

const shown = (who: string) => (
  <span className="block font-semibold wrap-anywhere text-ink">
    <bdi>{who}</bdi>
  </span>
)

type GreetedProps = {
  /** The account signed in on this device, by email or messenger; null for a guest. */
  account: string | null
  person: Profile | null
  onLeave: (asAnother: boolean) => void
}

function GreetedScreen({ account, person, onLeave }: GreetedProps) {
  const navigate = useNavigate()
  // Only the server knows whether the session is still valid; if not, this page becomes the sign-in.
  useKnownUser()
  return (
    <Screen
      title={loginWords.title}
      beside="single-leg-stance"
      leave={<HomeLink />}
      action={
        person ? (
          <WelcomeActions person={person} />
        ) : (
          <ActionButton onClick={() => navigate(paths.start.link())}>{signInWords.continue}</ActionButton>
        )
      }
    >
      <Chronophotograph
        movement="single-leg-stance"
        className="gathered side-plate appear -mx-1 mb-2 flex max-h-[280px] flex-[1_0_96px] lg:hidden"
      />
      {person?.name.trim() ? (
        <Welcome person={person} />
      ) : (
        <PageHeading>{signInWords.signedIn.welcome}</PageHeading>
      )}
      {account === null ? (
        <div className="mt-2 flex flex-col items-start">
          <button type="button" onClick={() => onLeave(false)} className={linkLook}>
            {loginWords.title}
          </button>
          <button type="button" onClick={() => onLeave(true)} className={linkLook}>
            {homeWords.other}
          </button>
        </div>
      ) : (
        <Account account={account} onLeave={() => onLeave(true)} />
      )}
    </Screen>
  )
}

function Account({ account, onLeave }: { account: string; onLeave: () => void }) {
  const isAddress = emailPattern.test(account)
  return (
    <>
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
      <div className="mt-2.5 flex flex-col items-start">
        {/* Telegram signs its user in at every launch, so it gets no sign-out. */}
        {isAddress ? <SignOut onSignedOut={onLeave} /> : null}
        <button type="button" onClick={onLeave} className={linkLook}>
          {signInWords.signedIn.other}
        </button>
      </div>
    </>
  )
}
