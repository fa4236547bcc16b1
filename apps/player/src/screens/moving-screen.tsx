import { Button } from '@lithe/design/button'
import { wayOf } from '@lithe/movements/catalog'
import { useState } from 'react'
import type { Sound } from '../sound/sound.ts'
import type { Framing, Moving } from '../state/player-state.ts'
import type { PlayerStore } from '../state/player-store.ts'
import { caption } from '../words/caption.ts'
import { nameOf, wordsFor } from '../words/movement-words.ts'
import { stageWords, words } from '../words/words.ts'
import { BodyGuide } from './body-guide.tsx'
import { FarText } from './far-text.tsx'
import { CameraIcon, SoundIcon } from './icons.tsx'
import { Actions } from './still-page.tsx'

type MovingProps = { state: Moving; sound: Sound; hasAnotherCamera: () => boolean } & Pick<
  PlayerStore,
  'dispatch'
>

/** Everything over the picture during a movement; picture and number are drawn separately. */
export function MovingScreen({ state, sound, hasAnotherCamera, dispatch }: MovingProps) {
  const { assignment } = state
  const sentence = state.at === 'countdown' ? wordsFor(assignment).pose : caption(state)
  const cue = sentence === null ? '' : farWords(state)
  const isSaidInFull = sentence !== null && sentence !== cue
  return (
    <>
      {/* Above a new page's overlay, so that a stop works at once. Stacked: a row would cover the head. */}
      <header className="z-3 flex items-end justify-end gap-1 self-start [grid-area:top] portrait:flex-col-reverse">
        {/* For screen readers, as the embedding page has shown the name. */}
        <h1 className="sr-only">{nameOf(assignment)}</h1>
        {state.at === 'framing' && hasAnotherCamera() && <CameraButton dispatch={dispatch} />}
        {state.at !== 'measuring' && <MuteButton sound={sound} />}
        <EndButton state={state} dispatch={dispatch} />
      </header>
      {state.at === 'framing' && state.advice !== null && <BodyGuide assignment={assignment} />}
      <div className="cue z-1 text-center [grid-area:cue]" role="status">
        <FarText key={cue} words={cue} isHidden={isSaidInFull} className="animate-[appear_200ms_ease-out]" />
        {/* Landscape has room for near text until the person has stepped back. */}
        <div className={`near ${state.at === 'framing' ? '' : 'flat:sr-only'}`}>
          {isSaidInFull && <p className={besideLook}>{sentence}</p>}
          <Beside state={state} />
        </div>
      </div>
      <MovingActions state={state} dispatch={dispatch} />
    </>
  )
}

/** The current cue in two to four words, readable at 2.5 m; the caption has the full sentence. */
function farWords(state: Moving): string {
  const { moving, cues, movements } = stageWords.far
  const way = movements[wayOf(state.assignment)]
  switch (state.at) {
    case 'framing':
      return framingWords(state)
    case 'countdown':
      return way.pose
    case 'practising':
    case 'measuring':
      return state.advice ? { ...moving, ...cues }[state.advice] : way.go
  }
}

function framingWords({ advice, practice, assignment, isDark }: Framing): string {
  const { framing, practice: tried, movements, dark, look } = stageWords.far
  if (isDark) return dark
  if (advice) return framing[advice]
  const isTried = practice === 'recognised' || practice === 'not-recognised'
  if (isTried) return tried[practice]
  return assignment.isLook ? look : movements[wayOf(assignment)].pose
}

/** Read near the phone, unlike the cue. */
const besideLook = 'haloed text-(length:--text-base)/[1.25] text-balance flat:text-[16px]/[1.2]'

/** A secondary line below the caption. */
function Beside({ state }: { state: Moving }) {
  if (state.at === 'practising') return <p className={besideLook}>{stageWords.practice.practising}</p>
  if (state.at !== 'framing') return null
  const beside = state.slow ? stageWords.slow[state.slow] : wordsFor(state.assignment).place
  return beside ? <p className={besideLook}>{beside}</p> : null
}

/** Ends a window or look from the corner and keeps what was seen; absent before, when there is nothing to keep. */
function EndButton({ state, dispatch }: { state: Moving } & Pick<PlayerStore, 'dispatch'>) {
  const { enough, stop } = stageWords.screens.moving
  const keeps = state.at === 'measuring' || state.assignment.isLook === true
  return (
    <Button
      look="outlined"
      className={`${topLook} px-2.5`}
      aria-keyshortcuts="Escape"
      onClick={() => dispatch({ type: keeps ? 'enough-tapped' : 'stop-tapped' })}
    >
      {keeps ? enough : stop}
    </Button>
  )
}

/** Easy to hit, on any background. */
const topLook = 'flex min-h-main items-center bg-ground text-lead tight:min-h-target'

/** Shown while the phone is in reach: a person facing the wrong camera notices at once. */
const CameraButton = ({ dispatch }: Pick<PlayerStore, 'dispatch'>) => (
  <Button
    look="outlined"
    className={`${topLook} px-2 tight:px-1.5`}
    aria-label={words.screens.anotherCamera}
    onClick={() => dispatch({ type: 'another-camera-tapped' })}
  >
    <CameraIcon />
  </Button>
)

function MuteButton({ sound }: { sound: Sound }) {
  const [isMuted, setMuted] = useState(sound.isMuted())
  const toggle = () => {
    sound.setMuted(!isMuted)
    setMuted(!isMuted)
  }
  return (
    <Button
      look="outlined"
      className={`${topLook} px-2 tight:px-1.5`}
      aria-pressed={isMuted}
      aria-label={stageWords.screens.moving.mute}
      onClick={toggle}
    >
      <SoundIcon isMuted={isMuted} />
    </Button>
  )
}

/** Label of the one button while the phone is in reach; the window has only Enough, at the top. */
function labelOf({ at, ...state }: Moving): string | null {
  const { skipTry, tryFirst } = stageWords.screens.moving
  if (at === 'practising') return skipTry
  if (at !== 'framing' || !('practice' in state) || state.assignment.isLook) return null
  return state.practice === 'wanted' ? skipTry : tryFirst
}

type MovingActionsProps = { state: Moving } & Pick<PlayerStore, 'dispatch'>

function MovingActions({ state, dispatch }: MovingActionsProps) {
  const label = labelOf(state)
  if (!label) return null
  return (
    <Actions className="z-1 self-end [grid-area:actions]">
      <Button
        look="outlined"
        className="min-h-main w-full bg-ground text-lead tight:min-h-target tight:text-base"
        onClick={() => dispatch({ type: 'practice-tapped' })}
      >
        {label}
      </Button>
    </Actions>
  )
}
