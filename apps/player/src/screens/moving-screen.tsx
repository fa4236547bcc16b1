import { Button } from '@lithe/design/button'
import { useState } from 'react'
import type { PlayerStore } from '../player-store.ts'
import type { Sound } from '../sound/sound.ts'
import type { Moving } from '../state/player-state.ts'
import { caption } from '../words/caption.ts'
import { nameOf, wordsFor } from '../words/movement-words.ts'
import { words } from '../words/words.ts'
import { BodyGuide } from './body-guide.tsx'
import { SoundIcon, StopIcon } from './icons.tsx'
import { actionFor, MovingActions } from './moving-actions.tsx'

type MovingProps = { state: Moving; sound: Sound } & Pick<PlayerStore, 'dispatch'>

/** Everything around the picture while someone stands before the camera; the picture and the number draw themselves. */
export function MovingScreen({ state, sound, dispatch }: MovingProps) {
  const { assignment } = state
  const sentence = state.at === 'countdown' ? wordsFor(assignment).pose : caption(state)
  const beside = besideWords(state)
  // Then the buttons have the row to themselves.
  const isAlone = actionFor(state) === null
  return (
    <>
      <header
        className={`flex items-center gap-1 [grid-area:top] tight:mt-1.5 tight:items-stretch ${isAlone ? 'tight:col-end-[-1]' : ''}`}
      >
        {/* Named by the page that sent the person here; there is room for it only on a taller screen. */}
        <h1 className="flex-1 font-soft text-lead leading-[1.2] font-semibold text-spruce tight:sr-only">
          {nameOf(assignment)}
        </h1>
        <MuteButton sound={sound} />
        <Button
          look="outlined"
          className={`${topLook} gap-0.75 pe-2.75 ps-2 text-lead tight:pe-2 tight:ps-1.25 ${isAlone ? 'tight:flex-1 tight:justify-center' : ''}`}
          aria-keyshortcuts="Escape"
          onClick={() => dispatch({ type: 'stop-tapped' })}
        >
          <StopIcon />
          {words.screens.moving.stop}
        </Button>
      </header>
      {state.at === 'framing' && state.advice !== null && <BodyGuide assignment={assignment} />}
      <div
        className={`px-1 text-center [grid-area:panel] ${captionLook(state, beside !== null)}`}
        role="status"
      >
        <p
          key={sentence}
          className="animate-[rise_300ms_ease-out] text-balance motion-reduce:animate-[appear_300ms_ease-out]"
        >
          {sentence}
        </p>
        {beside && (
          <p className="mt-1.5 text-(length:--text-base) font-normal text-balance text-ink-soft">{beside}</p>
        )}
      </div>
      <MovingActions state={state} dispatch={dispatch} />
    </>
  )
}

/** Of the buttons above the picture, for a hand that does not aim well. */
const topLook = 'flex min-h-main items-center rounded-[24px] border-hairline'

/** Its size is the phase's: until the clock runs it is the one thing to read. */
function captionLook(state: Moving, hasBeside: boolean): string {
  if (state.at === 'framing') return `self-start pt-1 ${hasBeside ? 'text-asked-beside' : 'text-asked'}`
  return state.at === 'measuring' && !state.isClockRunning ? 'self-center text-awaited' : 'self-end text-said'
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
    <Button
      look="outlined"
      className={`${topLook} px-2 tight:px-1.5`}
      aria-pressed={isMuted}
      aria-label={words.screens.moving.mute}
      onClick={toggle}
    >
      <SoundIcon isMuted={isMuted} />
    </Button>
  )
}
