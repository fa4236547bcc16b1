import { useSyncExternalStore } from 'react'
import type { SessionStore } from '../session-store.ts'
import type { Sound } from '../sound/sound.ts'
import type { Stage } from '../stage/stage.ts'
import { CameraErrorScreen } from './camera-error-screen.tsx'
import { CameraOpeningScreen, CameraScreen } from './camera-screen.tsx'
import { EngineFailedScreen, LoadingScreen } from './loading-screen.tsx'
import { MovingScreen } from './moving-screen.tsx'
import { NearFallScreen } from './near-fall-screen.tsx'
import { RefusedScreen } from './refused-screen.tsx'
import { ResultScreen } from './result-screen.tsx'
import { WaitingScreen } from './waiting-screen.tsx'

type AppProps = { store: SessionStore; sound: Sound; stage: Stage; onDemand: (() => void) | null }

/** One screen per phase. Nothing here runs per frame. */
export function App({ store, sound, stage, onDemand }: AppProps) {
  const session = useSyncExternalStore(store.subscribe, store.session)
  const { dispatch } = store
  switch (session.at) {
    case 'loading':
      return <LoadingScreen progress={session.progress} />
    case 'engine-failed':
      return <EngineFailedScreen />
    case 'camera-opening':
      return <CameraOpeningScreen assignment={session.assignment} dispatch={dispatch} />
    case 'camera-explained':
      return <CameraScreen assignment={session.assignment} dispatch={dispatch} />
    case 'camera-error':
      return (
        <CameraErrorScreen assignment={session.assignment} problem={session.problem} dispatch={dispatch} />
      )
    case 'framing':
    case 'countdown':
    case 'practising':
    case 'measuring':
      return <MovingScreen session={session} dispatch={dispatch} sound={sound} />
    case 'result':
      return <ResultScreen session={session} print={stage.print} dispatch={dispatch} />
    case 'near-fall':
      return <NearFallScreen session={session} dispatch={dispatch} />
    case 'refused':
      return <RefusedScreen session={session} dispatch={dispatch} />
    case 'waiting-for-host':
      return <WaitingScreen after={session.after} onDemand={onDemand} />
    case 'stopped':
      return <WaitingScreen after="stopped" onDemand={onDemand} />
  }
}
