import './moving-screen.css'
import { useState } from 'react'
import { nameOf } from '../session/assignment.ts'
import type { Session } from '../session/session.ts'
import type { SessionStore } from '../session-store.ts'
import type { Sound } from '../sound/sound.ts'
import { slowPhoneWords } from '../words/advice-words.ts'
import { caption } from '../words/caption.ts'
import { wordsFor } from '../words/movement-words.ts'
import { practisingWords } from '../words/practice-words.ts'
import { BodyGuide } from './body-guide.tsx'
import { SoundIcon, StopIcon } from './icons.tsx'
import { MovingActions } from './moving-actions.tsx'

export type Moving = Extract<Session, { at: 'framing' | 'countdown' | 'practising' | 'measuring' }>
type MovingProps = { session: Moving; sound: Sound } & Pick<SessionStore, 'dispatch'>

/** Everything around the picture while someone stands before the camera; the picture and the number draw themselves. */
export function MovingScreen({ session, sound, dispatch }: MovingProps) {
  const { assignment } = session
  const words = session.at === 'countdown' ? wordsFor(assignment).pose : caption(session)
  const beside = besideWords(session)
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
          Stop
        </button>
      </header>
      {session.at === 'framing' && session.advice !== null && <BodyGuide assignment={assignment} />}
      <div className="caption" role="status">
        <p key={words} className={session.at !== 'countdown' && session.advice ? 'change' : undefined}>
          {words}
        </p>
        {beside && <p className="beside">{beside}</p>}
      </div>
      <MovingActions session={session} dispatch={dispatch} />
    </>
  )
}

/** A quieter line below the caption. */
function besideWords(session: Moving): string | null {
  if (session.at === 'practising') return practisingWords
  if (session.at !== 'framing') return null
  return session.isSlow ? slowPhoneWords : (wordsFor(session.assignment).place ?? null)
}

function MuteButton({ sound }: { sound: Sound }) {
  const [isMuted, setMuted] = useState(sound.isMuted())
  const toggle = () => {
    sound.setMuted(!isMuted)
    setMuted(!isMuted)
  }
  return (
    <button type="button" className="mute" aria-pressed={isMuted} aria-label="Mute" onClick={toggle}>
      <SoundIcon isMuted={isMuted} />
    </button>
  )
}
