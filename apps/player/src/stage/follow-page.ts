import type { Sound } from '../sound/sound.ts'
import type { PlayerStore } from '../state/player-store.ts'
import type { Stage } from './stage.ts'
import type { Studio } from './studio.ts'

type Parts = { store: PlayerStore; sound: Sound; studio: Studio; stage: Stage }

/** Connects page events to the state: visibility, first taps, the picture's aspect ratio and the layout's phase. */
export function followPage({ store, sound, studio, stage }: Parts) {
  const { root, video } = studio
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) store.dispatch({ type: 'page-hidden' })
  })
  addEventListener('pagehide', () => store.dispatch({ type: 'page-hidden' }))
  addEventListener('pointerdown', () => sound.unlock())
  addEventListener('keydown', ({ key }) => {
    sound.unlock()
    if (key === 'Escape') store.dispatch({ type: 'stop-tapped' })
  })

  video.addEventListener('resize', () => {
    if (video.videoHeight > 0)
      root.style.setProperty('--picture', String(video.videoWidth / video.videoHeight))
  })

  const showPhase = () => {
    const state = store.state()
    root.dataset.at = state.at
    // Words get the number's space before counting.
    root.toggleAttribute('data-waits', state.at === 'measuring' && !state.isClockRunning)
    if (state.at === 'countdown') stage.countDown(state.secondsLeft)
  }
  store.subscribe(showPhase)
  showPhase()
}
