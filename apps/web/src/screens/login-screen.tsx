import { emailPattern, guestIdPattern } from '@lithe/contracts/api'
import { Link, useNavigate } from 'react-router'
import { currentCaller } from '../features/identity/user-id-store.ts'
import { usePublicConfig } from '../features/landing/use-public-config.ts'
import { outbox } from '../features/outbox/browser-outbox.ts'
import { baseOf } from '../features/profiles/profile.ts'
import { useProfiles } from '../features/profiles/profiles-store.ts'
import { CodePanel, codeFormId } from '../features/sign-in/code-panel.tsx'
import { EmailPanel, emailFormId } from '../features/sign-in/email-panel.tsx'
import { GooglePlace } from '../features/sign-in/google-place.tsx'
import { LockPanel } from '../features/sign-in/lock-panel.tsx'
import { useSignIn } from '../features/sign-in/use-sign-in.ts'
import { onboardingStart, paths } from '../paths.ts'
import { fetchAssessments } from '../people/fetch-assessments.ts'
import { signInAs } from '../people/sign-in-as.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { Chronophotograph } from '../ui/chronophotograph.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Screen } from '../ui/screen.tsx'

const linkLook =
  'inline-flex min-h-6 items-center font-semibold text-spruce underline decoration-outline decoration-2 underline-offset-4'

export function LoginScreen() {
  const navigate = useNavigate()
  const { config } = usePublicConfig()
  const owner = useProfiles(({ baseUserId }) => baseUserId) ?? baseOf(currentCaller().userIdentifier)
  const signIn = useSignIn({
    knownEmail: emailPattern.test(owner) ? owner : '',
    guestIdentifier: guestIdPattern.test(owner) ? owner : null,
    sendWaiting: outbox.flush,
    async onSignedIn(email) {
      signInAs(email)
      void outbox.retryRefused()
      await fetchAssessments()
      navigate(onboardingStart.link())
    },
  })
  const { hasCode, lockedSeconds } = signIn.view
  const isFirstStep = !hasCode && lockedSeconds === 0
  const hasGoogle = isFirstStep && Boolean(config?.googleClientId)
  const hasRoomForPlate = isFirstStep && !hasGoogle && signIn.problem === null

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
          {hasCode ? (
            <ActionButton type="submit" form={codeFormId} disabled={signIn.busy !== null || !signIn.code}>
              {signIn.busy === 'verifying' ? 'Verifying...' : 'Continue'}
            </ActionButton>
          ) : (
            <ActionButton type="submit" form={emailFormId} disabled={!signIn.canSend}>
              {signIn.busy === 'sending' ? 'Sending...' : 'Send OTP'}
            </ActionButton>
          )}
          {hasCode ? null : (
            <Link to={paths.start.link()} className={`${linkLook} mt-1 self-center`}>
              Continue without signing in
            </Link>
          )}
        </div>
      }
    >
      {hasRoomForPlate ? (
        <Chronophotograph
          movement="single-leg-stance"
          className="appear -mx-1 mb-2 h-[clamp(96px,calc(100dvh-600px),280px)] short:hidden lg:hidden"
        />
      ) : null}
      <PageHeading>Sign in to Lithe</PageHeading>
      <p className={`mt-1 text-lead text-ink-soft short:text-base ${isFirstStep ? '' : 'short:sr-only'}`}>
        Continue with Google or email OTP
      </p>
      {hasGoogle ? <GooglePlace /> : null}
      <EmailPanel signIn={signIn} />
      {lockedSeconds > 0 ? <LockPanel seconds={lockedSeconds} /> : null}
      {hasCode ? <CodePanel signIn={signIn} /> : null}
    </Screen>
  )
}
