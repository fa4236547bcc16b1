import { shellWords } from '@lithe/words/live/shell'
import { useState } from 'react'
import { isRouteErrorResponse, Link, useRouteError } from 'react-router'
import { ScreenNotLoaded } from '../navigation/later-parts.ts'
import { paths } from '../navigation/paths.ts'
import { ActionButton } from '../ui/buttons.tsx'
import { Chronophotograph } from '../ui/chronophotograph.tsx'
import { NoticeScreen, PageHeading, Screen } from '../ui/screen.tsx'
import { ProgressLine, StillWaiting } from '../ui/waiting.tsx'

/** Shown while a visit's first screen loads; invisible during short waits. */
export function OpeningScreen() {
  return (
    <Screen title={shellWords.opening.title}>
      <div className="slow-only my-auto">
        <ProgressLine label={shellWords.opening.wait} share={null} />
        <StillWaiting isWaiting>{shellWords.opening.continues}</StillWaiting>
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
      title={shellWords.broken.title}
      plate="single-leg-stance"
      action={
        <ActionButton onClick={() => window.location.assign(paths.start.link())}>
          {shellWords.broken.again}
        </ActionButton>
      }
    >
      <p>{shellWords.broken.what}</p>
    </NoticeScreen>
  )
}

export function NotFoundScreen() {
  return (
    <Screen title={shellWords.notFound.title} action={<HomeLink />} beside="toe-touch-seated">
      <p className="font-soft text-great text-ember short:text-numeral tabular" aria-hidden="true">
        404
      </p>
      <PageHeading className="mt-3">
        <span className="sr-only">{shellWords.notFound.number}</span>
        {shellWords.notFound.heading}
      </PageHeading>
      <p className="mt-2 text-lead text-ink-soft">{shellWords.notFound.what}</p>
      <Chronophotograph
        movement="toe-touch-seated"
        className="my-auto h-[clamp(96px,24dvh,220px)] w-full lg:hidden"
      />
    </Screen>
  )
}

function HomeLink() {
  return (
    <Link to={paths.home.link()} className="grid action place-items-center">
      {shellWords.notFound.home}
    </Link>
  )
}

/** Reloads only if the server is reachable, as reloading offline would lose the app. */
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
      title={shellWords.notLoaded.title}
      plate="hero-squat"
      action={
        <ActionButton onClick={tryAgain} disabled={state === 'trying'}>
          {state === 'trying' ? shellWords.buttons.trying : shellWords.buttons.tryAgain}
        </ActionButton>
      }
    >
      <p>{shellWords.notLoaded.what}</p>
      <p className="font-semibold text-ink" aria-live="polite">
        {state === 'unreachable' ? shellWords.notLoaded.still : ''}
      </p>
    </NoticeScreen>
  )
}
