import { useState } from 'react'
import { ActionButton } from '../ui/buttons.tsx'
import { NoticeScreen } from '../ui/notice-screen.tsx'

/** Loads the page anew only once it can be reached: a reload without a network would lose the app itself. */
async function reloadIfReachable() {
  const answer = await fetch('/', { cache: 'no-store' })
  if (!answer.ok) throw new Error(`The server answers with ${answer.status}`)
  window.location.reload()
}

export function ScreenNotLoadedScreen() {
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
