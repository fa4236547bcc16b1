import type { ReactNode } from 'react'
import { FilmButton } from './film-button.tsx'
import { SoundHint } from './sound-hint.tsx'
import { findTrainerClip } from './trainer-clips.ts'
import { TrainerPicture } from './trainer-picture.tsx'
import { TrainerWords } from './trainer-words.tsx'
import { useCaptions } from './use-captions.ts'
import { useFilm } from './use-film.ts'
import { useReducedMotion } from './use-reduced-motion.ts'
import { useSpokenLines } from './use-spoken-lines.ts'

export type TrainerSound = { isMuted: boolean; onMutedChange: (isMuted: boolean) => void }

type Props = TrainerSound & {
  clip: string
  /** What she says, for when her captions do not arrive. */
  words: string
  /** Shown until her picture is there, and instead of it where it never comes. */
  plate: string
  /** Of the frame that her picture fills. */
  frameClassName: string
  className?: string
  /** What stands beside the frame. */
  aside?: ReactNode
  /** Told about the sound, where the frame is wide enough. */
  hasHint?: boolean
  /** The words as the screen sets them, when they are more than captions. */
  children?: ReactNode
}

/** Etta on film, once; every word she says stands beside her, whether or not she can be seen or heard. */
export function TrainerClip(props: Props) {
  const { clip, words, plate, frameClassName, className, aside, hasHint = true, children } = props
  const { isMuted, onMutedChange } = props
  const film = findTrainerClip(clip)
  const isStill = useReducedMotion()
  const { lines, isSettled } = useCaptions(film?.captions ?? null, words)
  const { state, line, isMissing, play, tellMissing, videoProps } = useFilm(lines, {
    startsByItself: !isStill,
  })
  const canPlay = film !== null && !isMissing
  const hasVoice = lines.some(({ words: said }) => said)
  useSpokenLines({ lines, isSettled, at: canPlay && !isStill ? line : 'all', isMuted })

  return (
    <figure className={className}>
      <div className="flex flex-wrap items-stretch gap-2.5">
        <div
          className={`day relative min-w-0 overflow-hidden rounded-card bg-sand ${aside ? 'shrink-0' : 'flex-1'} ${frameClassName}`}
        >
          <TrainerPicture
            film={film}
            plate={plate}
            isMoving={state !== 'still'}
            isMissing={isMissing}
            onMissing={tellMissing}
            videoProps={videoProps}
          />
          <div className="absolute inset-x-1 bottom-1 flex items-center justify-end gap-1">
            {hasHint && hasVoice ? <SoundHint isMuted={isMuted} /> : null}
            {canPlay && state !== 'playing' ? (
              <FilmButton
                drawing={state === 'ended' ? 'again' : 'play'}
                aria-label={state === 'ended' ? 'Play again' : 'Play'}
                onClick={play}
              />
            ) : null}
            {hasVoice ? (
              <FilmButton
                drawing={isMuted ? 'silence' : 'sound'}
                aria-label="Mute"
                aria-pressed={isMuted}
                onClick={() => onMutedChange(!isMuted)}
              />
            ) : null}
          </div>
        </div>
        {aside}
      </div>
      {children ?? <TrainerWords lines={lines} at={state === 'playing' ? line : null} />}
    </figure>
  )
}
