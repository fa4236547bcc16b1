import { movements } from '@lithe/movements/catalog'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import page from '../../index.html?raw'
import { App } from '../screens/app.tsx'
import { createSound } from '../sound/sound.ts'
import { followPage } from '../stage/follow-page.ts'
import { createStage } from '../stage/stage.ts'
import { findStudio } from '../stage/studio.ts'
import type { Assignment } from '../state/assignment.ts'
import type { PlayerState } from '../state/player-state.ts'

const isReach = ({ movement }: Assignment) => movements[movement].unit === 'degrees'
const lithe = 'https://lithe.example/'
const silence = { say: () => {}, sayNext: () => {}, hush: () => {} }

/** The player's real page and stage, without engine or camera; presses have no effect. */
export function openPlayerPage() {
  document.body.innerHTML = new DOMParser().parseFromString(page, 'text/html').body.innerHTML
  const studio = findStudio(document)
  const stage = createStage(studio)
  const sound = createSound(silence, { unlock: () => {}, play: () => {} })
  const listeners = new Set<() => void>()
  let state: PlayerState = { at: 'loading', progress: null, asked: null }
  const store = {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispatch: () => {},
  }
  followPage({ store, sound, studio, stage })
  const root: Root = createRoot(studio.screen)
  root.render(
    <App
      store={store}
      sound={sound}
      stage={stage}
      onDemand={() => {}}
      hasAnotherCamera={() => true}
      address={lithe}
    />,
  )
  return {
    studio,
    stage,
    show(shown: PlayerState) {
      state = shown
      flushSync(() => {
        for (const listener of listeners) listener()
      })
      if (shown.at !== 'measuring' && shown.at !== 'practising') return
      stage.clear()
      if (isReach(shown.assignment)) stage.place('ankles')
      else stage.count(shown.assignment, 12)
    },
  }
}
