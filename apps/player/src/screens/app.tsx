import { useSyncExternalStore } from 'react'
import type { Sound } from '../sound/sound.ts'
import type { Stage } from '../stage/stage.ts'
import type { PlayerState } from '../state/player-state.ts'
import type { PlayerStore } from '../state/player-store.ts'
import { AbsenceScreen } from './absence-screen.tsx'
import { CameraErrorScreen } from './camera-error-screen.tsx'
import { CameraOpeningScreen, CameraScreen } from './camera-screen.tsx'
import { EngineFailedScreen, LoadingScreen } from './loading-screen.tsx'
import { MovingScreen } from './moving-screen.tsx'
import { NearFallScreen } from './near-fall-screen.tsx'
import { RefusedScreen } from './refused-screen.tsx'
import { ResultScreen } from './result-screen.tsx'
import { WaitingScreen } from './waiting-screen.tsx'

type AppProps = {
  store: PlayerStore
  sound: Sound
  stage: Stage
  onDemand: (() => void) | null
  hasAnotherCamera: () => boolean
  /** URL for another browser: this page, or its host. */
  address: string
}

/** Shows one screen per phase, which ignores presses at first. Never rerendered per frame. */
export function App({ store, ...props }: AppProps) {
  const state = useSyncExternalStore(store.subscribe, store.state, store.state)
  return (
    <>
      <ScreenOf state={state} dispatch={store.dispatch} {...props} />
      <span key={pageOf(state)} aria-hidden="true" className="rest z-2" />
    </>
  )
}

/** Key of a state's page; two states share a page only if all presses mean the same on both. */
function pageOf(state: PlayerState): string {
  const { at } = state
  switch (at) {
    case 'framing':
      return `${at}-${state.practice}`
    case 'near-fall':
      return `${at}-${state.answer === 'none'}`
    case 'result':
      return `${at}-${state.shownAt === null}`
    case 'refused':
      return `${at}-${state.secondsLeft === null}`
    default:
      return at
  }
}

type ScreenProps = Omit<AppProps, 'store'> & { state: PlayerState } & Pick<PlayerStore, 'dispatch'>

function ScreenOf({ state, dispatch, sound, stage, onDemand, hasAnotherCamera, address }: ScreenProps) {
  switch (state.at) {
    case 'loading':
      return <LoadingScreen progress={state.progress} />
    case 'engine-failed':
      return <EngineFailedScreen />
    case 'absence':
      return <AbsenceScreen absence={state.absence} address={address} />
    case 'camera-opening':
      return <CameraOpeningScreen dispatch={dispatch} />
    case 'camera-explained':
      return <CameraScreen isLook={state.assignment.isLook === true} dispatch={dispatch} />
    case 'camera-error':
      return (
        <CameraErrorScreen
          problem={state.problem}
          hasAnotherCamera={hasAnotherCamera()}
          address={address}
          dispatch={dispatch}
        />
      )
    case 'framing':
    case 'countdown':
    case 'practising':
    case 'measuring':
      return (
        <MovingScreen state={state} dispatch={dispatch} sound={sound} hasAnotherCamera={hasAnotherCamera} />
      )
    case 'result':
      return <ResultScreen state={state} print={stage.print} dispatch={dispatch} />
    case 'near-fall':
      return <NearFallScreen state={state} dispatch={dispatch} />
    case 'refused':
      return <RefusedScreen state={state} dispatch={dispatch} />
    case 'waiting-for-host':
      return <WaitingScreen after={state.after} onDemand={onDemand} />
    case 'stopped':
      return <WaitingScreen after="stopped" onDemand={onDemand} />
  }
}
