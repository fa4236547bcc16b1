import { shellWords } from '@lithe/words/live/shell'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { useNamedStranger, useUserId } from '../memory/identity.ts'
import { baseOf } from '../memory/profiles.ts'
import { messenger, useFrame } from '../messenger/messenger.ts'
import { isAnyWayUp, paths } from '../navigation/paths.ts'
import { useAskedProof, useSignInEnded } from '../navigation/sign-in-again.ts'
import { QuietButton } from '../ui/buttons.tsx'
import { notePage } from '../ui/header-links.tsx'
import { showKeptToast, useToasts } from '../ui/toasts.ts'
import { PageWait } from '../ui/waiting.tsx'
import { withWords } from '../words/language.ts'

/** Layout around every page. Page transitions are in app/page-motion.ts. */
export function RootLayout() {
  const { pathname, key } = useLocation()
  const [firstKey] = useState(key)
  const stranger = useNamedStranger(({ named }) => named)
  const isOpening = useNavigation().state === 'loading'
  const [staysOnSide, setStayOnSide] = useState(false)

  useEffect(() => notePage(pathname), [pathname])
  useEffect(showKeptToast, [])
  useFrame(pathname)

  return (
    <>
      <div key={pathname} className={key === firstKey ? 'first-page' : undefined}>
        {messenger()?.isFramed ? <FramedStage /> : stranger ? <StrangerStage named={stranger} /> : <Outlet />}
      </div>
      {isOpening ? <PageWait /> : null}
      {pathname === paths.workout.pattern ? null : <TopEdge />}
      {isAnyWayUp(pathname) || staysOnSide ? null : <RotateNotice onStay={() => setStayOnSide(true)} />}
      {/* Against the second tap of a double tap, which would press what the notice covered. */}
      {staysOnSide ? <span aria-hidden="true" className="rest z-60" /> : null}
      {stranger ? null : <SignInEndedStage pathname={pathname} />}
      <FreshProofStage />
      {pathname === paths.workout.pattern ? null : <ToastStage />}
      {/* The first page of every visit has the same key, but must not inherit another visit's scroll position. */}
      <ScrollRestoration getKey={({ key, pathname }) => (key === 'default' ? pathname : key)} />
    </>
  )
}

const FramedScreen = lazy(() =>
  withWords(import('./instead-of-pages.tsx')).then(module => ({ default: module.FramedScreen })),
)

/** Replaces every page inside a frame of Telegram Web. */
const FramedStage = () => (
  <Suspense>
    <FramedScreen />
  </Suspense>
)

const StrangerScreen = lazy(() =>
  withWords(import('./instead-of-pages.tsx')).then(module => ({ default: module.StrangerScreen })),
)

/** Replaces every page until the person confirms being the one the link names. */
const StrangerStage = ({ named }: { named: string }) => (
  <Suspense>
    <StrangerScreen named={named} />
  </Suspense>
)

const SignInEndedSheet = lazy(() =>
  withWords(import('./sign-in-ended-sheet.tsx')).then(module => ({ default: module.SignInEndedSheet })),
)

/**
 * Pages without interruption: from the first page to the camera, and during a sign-in. The notice waits for the page
 * that makes the report, which needs an answer, or for any other page.
 */
const quietPlaces: readonly string[] = [
  paths.home,
  paths.login,
  paths.intro,
  paths.name,
  paths.credibility,
  paths.questionnaire,
  paths.confidence,
  paths.success,
  paths.privacy,
  paths.workoutPreview,
  paths.workout,
].map(({ pattern }) => pattern)

/** Asks the person to sign in again, if the device's current identity requires it. */
function SignInEndedStage({ pathname }: { pathname: string }) {
  const ended = useSignInEnded(state => state.ended)
  const current = useUserId(({ userIdentifier }) => userIdentifier)
  if (!ended || !current || quietPlaces.includes(pathname)) return null
  if (baseOf(ended.userIdentifier) !== baseOf(current)) return null
  return (
    <Suspense>
      <SignInEndedSheet ended={ended} />
    </Suspense>
  )
}

const FreshProofSheet = lazy(() =>
  withWords(import('./fresh-proof-sheet.tsx')).then(module => ({ default: module.FreshProofSheet })),
)

/** Asks a person to prove their identity again. */
function FreshProofStage() {
  const asked = useAskedProof(state => state.asked)
  if (!asked) return null
  return (
    <Suspense>
      <FreshProofSheet comesBackWith={asked.comesBackWith} onAnswer={asked.answer} />
    </Suspense>
  )
}

const Toaster = lazy(() =>
  withWords(import('../ui/toaster.tsx')).then(module => ({ default: module.Toaster })),
)

/** Shows notices, though not over the test; loaded with the first one. */
function ToastStage() {
  const hasToasts = useToasts(({ toasts }) => toasts.length > 0)
  return <Suspense>{hasToasts ? <Toaster /> : null}</Suspense>
}

/** Shown only on small touch devices in landscape, which a holder may keep that way. */
function RotateNotice({ onStay }: { onStay: () => void }) {
  return (
    <div className="rotate-notice fixed inset-0 z-60 hidden flat:pointer-coarse:grid [place-items:safe_center] overflow-y-auto bg-ground p-3 text-center">
      <div className="flex flex-col items-center gap-2">
        <svg
          viewBox="0 0 168 72"
          className="h-16 [@media(max-height:15em)]:hidden"
          fill="none"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <g stroke="var(--spruce)" strokeWidth="3">
            <rect x="4" y="40" width="52" height="28" rx="6" opacity="0.3" />
            <rect x="64" y="26" width="52" height="28" rx="6" opacity="0.5" transform="rotate(-45 90 40)" />
            <rect x="132" y="14" width="28" height="54" rx="6" fill="var(--spruce)" />
          </g>
          <path d="M54 38Q74 2 108 20T160 14" stroke="var(--ember)" strokeWidth="2.4" />
          <path d="M54 38h0M108 20h0M160 14h0" stroke="var(--ember)" strokeWidth="7" />
        </svg>
        <p className="font-soft text-head text-spruce">{shellWords.rotate.title}</p>
        <p className="text-ink-soft">{shellWords.rotate.why}</p>
        <QuietButton onClick={onStay}>{shellWords.rotate.stay}</QuietButton>
      </div>
    </div>
  )
}

/** Hides content that scrolls under the clock or the messenger's buttons; zero height without them. */
const TopEdge = () => (
  <div aria-hidden="true" className="fixed inset-x-0 top-0 z-20 h-(--edge-top) bg-ground print:hidden" />
)
