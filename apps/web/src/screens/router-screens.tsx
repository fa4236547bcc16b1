import { useState } from 'react'
import { isRouteErrorResponse, Link, useRouteError } from 'react-router'
import { paths } from '../navigation/paths.ts'
import { ActionButton } from '../ui/buttons.tsx'
import { Chronophotograph } from '../ui/chronophotograph.tsx'
import { NoticeScreen, PageHeading, Screen } from '../ui/screen.tsx'
import { ProgressLine, StillWaiting } from '../ui/waiting.tsx'

/** While the first screen of a visit is still on its way; says nothing if that takes but a moment. */
export function OpeningScreen() {
  return (
    <Screen title="Opening">
      <div className="slow-only my-auto">
        <ProgressLine label="One moment" share={null} />
        <StillWaiting isWaiting>It goes on by itself.</StillWaiting>
      </div>
    </Screen>
  )
}

export function RouterErrorScreen() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />
  console.error(error)
  if (error instanceof ScreenNotLoaded) return <ScreenNotLoadedScreen />
  return (
    <NoticeScreen
      title="Unexpected Application Error!"
      plate="single-leg-stance"
      action={
        <ActionButton onClick={() => window.location.assign(paths.start.link())}>Start again</ActionButton>
      }
    >
      <p>Something on this page went wrong. Your results are safe on this device and will still be sent.</p>
    </NoticeScreen>
  )
}

export function NotFoundScreen() {
  return (
    <Screen title="Page not found" action={<HomeLink />} beside="toe-touch">
      <p className="font-soft text-great text-ember short:text-numeral tabular" aria-hidden="true">
        404
      </p>
      <PageHeading className="mt-3">
        <span className="sr-only">404: </span>Oops! Page not found
      </PageHeading>
      <p className="mt-2 text-lead text-ink-soft">
        The address may have a small slip in it, or the page has moved. Nothing of yours is lost.
      </p>
      <Chronophotograph
        movement="toe-touch"
        className="my-auto h-[clamp(96px,24dvh,220px)] w-full lg:hidden"
      />
    </Screen>
  )
}

function HomeLink() {
  return (
    <Link to={paths.home.link()} className="grid action place-items-center">
      Return to Home
    </Link>
  )
}

/** Loads the page anew only once it can be reached: a reload without a network would lose the app itself. */
async function reloadIfReachable() {
  const answer = await fetch('/', { cache: 'no-store' })
  if (!answer.ok) throw new Error(`The server answers with ${answer.status}`)
  window.location.reload()
}

function ScreenNotLoadedScreen() {
  const [state, setState] = useState<'idle' | 'trying' | 'unreachable'>('idle')

  function tryAgain() {
    setState('trying')
    reloadIfReachable().catch(() => setState('unreachable'))
  }

  return (
    <NoticeScreen
      title="This page did not arrive"
      plate="hero-squat"
      action={
        <ActionButton onClick={tryAgain} disabled={state === 'trying'}>
          {state === 'trying' ? 'Trying...' : 'Try again'}
        </ActionButton>
      }
    >
      <p>The network went away on the way here. What you have entered and done is safe on this device.</p>
      <p className="font-semibold text-ink" aria-live="polite">
        {state === 'unreachable' ? 'Still no network. Please check it, then try again.' : ''}
      </p>
    </NoticeScreen>
  )
}

/** The code of a screen did not arrive: the network is gone, or a newer version is out. */
export class ScreenNotLoaded extends Error {
  override readonly name = 'ScreenNotLoaded'
}
