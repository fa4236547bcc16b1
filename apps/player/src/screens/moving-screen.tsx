import './moving-screen.css'
import { movements } from '@lithe/movements/catalog'
import { useState } from 'react'
import { canFinishEarly } from '../session/assignment.ts'
import type { Session } from '../session/session.ts'
import type { SessionStore } from '../session-store.ts'
import type { Sound } from '../sound/sound.ts'
import { slowPhoneWords } from '../words/advice-words.ts'
import { caption } from '../words/caption.ts'
import { movementWords } from '../words/movement-words.ts'
import { BodyGuide } from './body-guide.tsx'
import { SoundIcon, StopIcon } from './icons.tsx'

type Moving = Extract<Session, { at: 'framing' | 'countdown' | 'measuring' }>
type MovingProps = { session: Moving; sound: Sound } & Pick<SessionStore, 'dispatch'>

/** Everything around the picture while someone stands before the camera; the picture and the number draw themselves. */
export function MovingScreen({ session, sound, dispatch }: MovingProps) {
  const { movement } = session.assignment
  const words = session.at === 'countdown' ? movementWords[movement].pose : caption(session)
  return (
    <>
      <header className="top">
        <h1>{movements[movement].name}</h1>
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
      {session.at === 'framing' && session.advice !== null && <BodyGuide movement={movement} />}
      <div className="caption" role="status">
        <p key={words} className={session.at !== 'countdown' && session.advice ? 'change' : undefined}>
          {words}
        </p>
        {session.at === 'framing' && session.isSlow && <p className="slow">{slowPhoneWords}</p>}
      </div>
      {session.at === 'measuring' && canFinishEarly(movement) && (
        <div className="actions">
          <button type="button" className="main" onClick={() => dispatch({ type: 'finish-tapped' })}>
            Finish
          </button>
        </div>
      )}
    </>
  )
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
