import { guestIdPattern, type UserDetails } from '@lithe/contracts/api'
import { otp } from '@lithe/contracts/constants'
import { loginWords } from '@lithe/words/live/login'
import { signInWords } from '@lithe/words/live/sign-in'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { api } from '../../api/client.ts'
import { optionalConfigQuery } from '../../api/queries.tsx'
import { useUserId } from '../../memory/identity.ts'
import { outbox } from '../../memory/outbox/browser-outbox.ts'
import { canUsePasskeys, notePasskeyArrival } from '../../memory/passkey-offer.ts'
import { baseOf, findCurrent, useProfiles } from '../../memory/profiles.ts'
import { messenger } from '../../messenger/messenger.ts'
import { onboardingStart, paths } from '../../navigation/paths.ts'
import { forgetSignInEnded, type LoginState, readLoginState } from '../../navigation/sign-in-again.ts'
import { loadAnew } from '../../navigation/this-page.ts'
import { CodePanel, LockPanel } from '../../people/codes/code-panel.tsx'
import { EmailPanel } from '../../people/codes/email-panel.tsx'
import { Apart, SigningInActions } from '../../people/codes/sign-in-actions.tsx'
import { useSignIn } from '../../people/codes/use-sign-in.ts'
import { settleIn } from '../../people/sign-in.ts'
import { forgetAccount } from '../../people/sign-out.ts'
import { linkLook } from '../../ui/buttons.tsx'
import { Chronophotograph } from '../../ui/chronophotograph.tsx'
import { PageHeading, Screen } from '../../ui/screen.tsx'
import { showToast, toastAfterLoad } from '../../ui/toasts.ts'
import { useIsHere } from '../../ui/waiting.tsx'
import { isolated } from '../../words/formats.ts'
import { GooglePlace, GooglePlaceKept } from './google-place.tsx'
import { useLeaveGoogleBehind } from './google-script.ts'
import { PasskeyWay, usePasskeySignIn } from './passkey-way.tsx'
import { credentialEmail, refusedNotice, useGoogleSignIn } from './use-google-sign-in.ts'

type Props = {
  /** The account that must sign in again. */
  expired: string | null
  /** Whether this is someone other than the person this device knows, whose data then stays theirs. */
  isOther: boolean
  onSame: () => void
}

/** Sign-in by emailed code, passkey or, if set up, Google; can be skipped. */
export function SignInScreen({ expired, isOther, onSame }: Props) {
  const navigate = useNavigate()
  const isHere = useIsHere()
  const { data: config, isPending } = useQuery(optionalConfigQuery)
  const { state } = useLocation()
  const [handed] = useState(() => readLoginState(state))
  const current = useUserId(({ userIdentifier }) => baseOf(userIdentifier ?? ''))
  const isNamed = useProfiles(data => Boolean(findCurrent(data)?.name.trim()))
  const isGuest = guestIdPattern.test(current)
  const isApart = isGuest && isOther && isNamed
  const guestIdentifier = isGuest && !isApart ? current : null
  const arrive = useArrival(handed, isApart)
  const clientId = messenger() ? null : (config?.googleClientId ?? null)
  const hasEmail = config?.emailSignIn !== false
  useLeaveGoogleBehind(paths.login.link())
  useForgetGoingOn(handed)

  const signIn = useSignIn({
    knownEmail: expired ?? handed.email ?? '',
    // The guest's unsent results move to the account too.
    prove: shown =>
      outbox.drain(() =>
        api.verifyOtp({ ...shown, ...(guestIdentifier && { userIdentifier: guestIdentifier }) }),
      ),
    onSignedIn: arrive,
  })
  const google = useGoogleSignIn({
    clientId,
    standIn: config?.googleStandIn ?? null,
    hasCodes: hasEmail,
    guestIdentifier,
    continues: handed.continues === true,
    provesAgain: handed.provesAgain === true,
    async loadAnew() {
      const wants = isOther ? 'another' : handed.wants && 'sign-in'
      const next: LoginState = { ...handed, ...(wants && { wants }), continues: true }
      await navigate(paths.login.link(), { replace: true, state: next })
      loadAnew()
    },
    drain: outbox.drain,
    onSignedIn: arrive,
    onCodeFirst(credential) {
      signIn.sendFor({
        email: credentialEmail(credential),
        because: signInWords.code.googleFirst,
        afterwards: () =>
          api
            .signInWithGoogle({ credential })
            .catch((error: unknown) => console.warn('Google could not be linked', error)),
      })
    },
    async onRefused(error) {
      if (!isHere()) return
      toastAfterLoad(refusedNotice(error))
      await navigate(onboardingStart.link())
    },
  })

  const passkey = usePasskeySignIn({
    guestIdentifier,
    drain: outbox.drain,
    onSignedIn: arrive,
    // Autofill offers passkeys in the address field.
    offersWhileTyping: hasEmail,
    provesAgain: handed.provesAgain === true,
  })

  function continueAsGuest() {
    forgetAccount()
    forgetSignInEnded()
    void navigate(paths.start.link())
  }

  const { hasCode, lockedSeconds } = signIn.view
  const isFirstStep = !hasCode && lockedSeconds === 0
  const hasGoogle = isFirstStep && clientId !== null
  const mayHaveGoogle = isFirstStep && isPending && messenger() === null
  const hasOwnLock = useSyncExternalStore(nothingToFollow, canUsePasskeys, () => null)

  return (
    <Screen
      title={loginWords.title}
      beside="single-leg-stance"
      leave={<HomeLink />}
      actionIsNow="signing-in"
      action={
        <SigningInActions
          signIn={hasEmail ? signIn : null}
          onGuest={expired ? continueAsGuest : null}
          isOther={isOther}
        />
      }
    >
      <PageHeading>{loginWords.title}</PageHeading>
      <p
        className={`gathered mt-1 text-lead text-ink-soft short:text-base ${isFirstStep ? '' : 'short:sr-only'}`}
      >
        {waysIn({ hasGoogle: clientId !== null || mayHaveGoogle, hasEmail, hasOwnLock: hasOwnLock === true })}
      </p>
      {expired ? <p className="mt-1 font-semibold">{signInWords.ways.onceMore}</p> : null}
      {isFirstStep && isApart ? <Apart onMine={onSame} /> : null}
      {hasGoogle ? <GooglePlace signIn={google} hasEmail={hasEmail} /> : null}
      {mayHaveGoogle ? <GooglePlaceKept /> : null}
      {hasEmail ? <EmailPanel signIn={signIn} hasOther={hasGoogle || mayHaveGoogle} /> : null}
      {isFirstStep && hasOwnLock !== false ? (
        <PasskeyWay signIn={passkey} className={`mt-2 short:mt-1 ${hasOwnLock ? '' : 'invisible'}`} />
      ) : null}
      {lockedSeconds > 0 ? <LockPanel seconds={lockedSeconds} /> : null}
      {hasCode ? <CodePanel signIn={signIn} /> : null}
      {/* Only where free space is high enough for it: else it wraps to a second column, out of sight. */}
      <div className="-mx-3 mt-auto -mb-3 flex max-h-[280px] flex-[1_1_0px] flex-col flex-wrap overflow-hidden before:h-px before:w-full lg:hidden">
        <Chronophotograph movement="single-leg-stance" className="min-h-[110px] w-full flex-1" />
      </div>
    </Screen>
  )
}

export const HomeLink = () => (
  <Link to={paths.home.link()} className={linkLook}>
    {loginWords.home}
  </Link>
)

/** Passkey support never changes while the page is open; prerendering cannot know it, and keeps a place for the link. */
const nothingToFollow = () => () => {}

type Ways = { hasGoogle: boolean; hasEmail: boolean; hasOwnLock: boolean }

function waysIn({ hasGoogle, hasEmail, hasOwnLock }: Ways): string {
  const { ways } = signInWords
  if (hasGoogle) return hasEmail ? ways.googleOrEmail : ways.google
  if (hasEmail) return ways.digits({ count: otp.digits })
  return hasOwnLock ? ways.ownLockOnly : ways.none
}

/** Forgets the choice of Google once read, so that a later reload does not repeat it. */
function useForgetGoingOn(handed: LoginState) {
  const navigate = useNavigate()
  useEffect(() => {
    if (!handed.continues) return
    void navigate(paths.login.link(), { replace: true, state: { ...handed, continues: false } })
  }, [handed, navigate])
}

/** Makes the device theirs after a sign-in, and continues or returns to where they were. */
function useArrival({ returnTo, report }: LoginState, isApart: boolean) {
  const navigate = useNavigate()
  const isHere = useIsHere()

  return async function arrive(email: string, claimed: UserDetails | null = null) {
    const place = returnTo && baseOf(returnTo.userIdentifier).toLowerCase() === email ? returnTo : null
    const found = await settleIn(email, { isContinuing: place !== null, isApart, claimed })
    notePasskeyArrival(Date.now())
    if (!isHere()) {
      const { toast, toastAs } = signInWords.signedIn
      return showToast({ title: toast, description: toastAs({ email: isolated(email) }) })
    }
    if (place) return void (await navigate(place.path, { replace: true, state: place.state }))
    if (report) return void (await navigate(paths.report.link(report), { replace: true }))
    // The greeting links to the reports found.
    await navigate(onboardingStart.link(), { state: found })
  }
}
