import './moving-screen.css'
import { useState } from 'react'
import type { PlayerStore } from '../player-store.ts'
import type { Sound } from '../sound/sound.ts'
import { nameOf } from '../state/assignment.ts'
import type { Moving } from '../state/player-state.ts'
import { caption } from '../words/caption.ts'
import { wordsFor } from '../words/movement-words.ts'
import { words } from '../words/words.ts'
import { BodyGuide } from './body-guide.tsx'
import { SoundIcon, StopIcon } from './icons.tsx'
import { MovingActions } from './moving-actions.tsx'

type MovingProps = { state: Moving; sound: Sound } & Pick<PlayerStore, 'dispatch'>

/** Everything around the picture while someone stands before the camera; the picture and the number draw themselves. */
export function MovingScreen({ state, sound, dispatch }: MovingProps) {
  const { assignment } = state
  const sentence = state.at === 'countdown' ? wordsFor(assignment).pose : caption(state)
  const beside = besideWords(state)
  return (
    <>
      <header className="top">
        <h1>{nameOf(assignment)}</h1>
        <MuteButton sound={sound} />
        <button
          type="button"
          className="stop"
          aria-keyshortcuts="Escape"
          onClick={() => dispatch({ type: 'stop-tapped' })}
        >
          <StopIcon />
          {words.screens.moving.stop}
        </button>
      </header>
      {state.at === 'framing' && state.advice !== null && <BodyGuide assignment={assignment} />}
      <div className="caption" role="status">
        <p key={sentence} className={state.at !== 'countdown' && state.advice ? 'change' : undefined}>
          {sentence}
        </p>
        {beside && <p className="beside">{beside}</p>}
      </div>
      <MovingActions state={state} dispatch={dispatch} />
    </>
  )
}

/** A quieter line below the caption. */
function besideWords(state: Moving): string | null {
  if (state.at === 'practising') return words.practice.practising
  if (state.at !== 'framing') return null
  return state.isSlow ? words.slowPhone : (wordsFor(state.assignment).place ?? null)
}

function MuteButton({ sound }: { sound: Sound }) {
  const [isMuted, setMuted] = useState(sound.isMuted())
  const toggle = () => {
    sound.setMuted(!isMuted)
    setMuted(!isMuted)
  }
  return (
    <button
      type="button"
      className="mute"
      aria-pressed={isMuted}
      aria-label={words.screens.moving.mute}
      onClick={toggle}
    >
      <SoundIcon isMuted={isMuted} />
    </button>
  )
}
