import { emailPattern } from '@lithe/contracts/api'
import { loginWords } from '@lithe/words/live/login'
import { type ComponentProps, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { usePublicConfig } from '../api/use-public-config.ts'
import { useUserId } from '../features/identity/identity.ts'
import { baseOf, useProfiles } from '../features/profiles/profiles.ts'
import { messenger } from '../messenger/messenger.ts'
import { useVitalPart } from '../navigation/later-parts.ts'
import { onboardingStart, paths } from '../navigation/paths.ts'
import { readLoginState, useSignInEnded } from '../navigation/sign-in-again.ts'
import { isNewHere } from '../people/onward.ts'
import { actionLook, linkLook, QuietButton } from '../ui/buttons.tsx'
import { Chronophotograph } from '../ui/chronophotograph.tsx'
import { PageHeading, Screen } from '../ui/screen.tsx'
import { Arriving, signIn } from './vital-parts.tsx'

type Stage = 'signed-in' | 'expired' | 'wanted' | 'open'

/** A signed-in person is told so; all others are asked how to begin, or sign in where that is what they came for. */
export function LoginScreen() {
  const { state } = useLocation()
  const { config } = usePublicConfig()
  const [owner] = useState(
    () => useProfiles.getState().baseUserId ?? baseOf(useUserId.getState().userIdentifier ?? ''),
  )
  const isEnded = useSignInEnded(({ ended }) => ended !== null && baseOf(ended.userIdentifier) === owner)
  const [stage, setStage] = useState<Stage>(() => {
    const { returnTo, goesOn, isWanted, email } = readLoginState(state)
    if (email || isWanted || (returnTo && !emailPattern.test(owner))) return 'wanted'
    if (!emailPattern.test(owner)) return goesOn ? 'wanted' : 'open'
    if (returnTo) return 'expired'
    return goesOn ? 'wanted' : 'signed-in'
  })
  if (stage === 'signed-in' && isEnded) setStage('expired')
  const hasGoogle = Boolean(config?.googleClientId) && !messenger()
  const isOpen = config?.emailSignIn !== false || hasGoogle

  if (stage === 'signed-in') return <Welcome account={owner} onSomebodyElse={() => setStage('wanted')} />
  if (stage === 'open' && isOpen) return <ChoiceScreen onSignIn={() => setStage('wanted')} />
  return <SignIn expired={stage === 'expired' ? owner : null} />
}

type Part = Awaited<ReturnType<typeof signIn.load>>

function SignIn(props: ComponentProps<Part['SignInScreen']>) {
  const part = useVitalPart(signIn)
  return part ? <part.SignInScreen {...props} /> : <Arriving />
}

function Welcome(props: ComponentProps<Part['SignedInScreen']>) {
  const part = useVitalPart(signIn)
  return part ? <part.SignedInScreen {...props} /> : <Arriving />
}

/** The two ways on, alike in size: without an account first, as most people come for the first time. */
function ChoiceScreen({ onSignIn }: { onSignIn: () => void }) {
  const start = (isNewHere() ? onboardingStart : paths.start).link()
  // What signing in needs comes while the person reads; where it does not, the press asks again.
  useEffect(() => void signIn.load().catch(() => {}), [])
  return (
    <Screen
      title={loginWords.title}
      beside="single-leg-stance"
      leave={
        <Link to={paths.home.link()} className={linkLook}>
          {loginWords.home}
        </Link>
      }
      actionIsNow="choice"
      action={
        <div className="flex flex-col gap-1.5">
          <Link
            to={start}
            className={`${actionLook} flex items-center justify-center text-center text-balance`}
          >
            {loginWords.start}
          </Link>
          <QuietButton onClick={onSignIn} className="min-h-main text-lead">
            {loginWords.before}
          </QuietButton>
        </div>
      }
    >
      <Chronophotograph
        movement="single-leg-stance"
        className="appear -mx-1 mb-2 h-[clamp(96px,calc(100dvh-600px),280px)] short:hidden lg:hidden"
      />
      <PageHeading>{loginWords.title}</PageHeading>
      <p className="mt-1 mb-auto text-lead text-ink-soft">{loginWords.later}</p>
    </Screen>
  )
}
