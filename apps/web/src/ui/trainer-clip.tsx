import { videoHintDelayMs } from '@lithe/contracts/constants'
import { Icon } from '@lithe/design/icon'
import { soundDrawings } from '@lithe/design/sound-drawings'
import { trainerWords } from '@lithe/words/live/trainer'
import {
  type ComponentProps,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { type Line, lineAt, linesOf, useSpokenLines, voiceState } from './captions.ts'
import { useReducedMotion } from './motion.ts'
import { findTrainerClip, TrainerPicture } from './trainer-picture.tsx'

export type TrainerSound = { isMuted: boolean; onMutedChange: (isMuted: boolean) => void }

type Props = TrainerSound & {
  clip: string
  /** Text next to a picture without a film. */
  words?: string
  /** Spoken in place of the film's own words. */
  says?: string
  /** Shown until her picture loads, or if it never does. */
  plate: string
  /** Class of the frame that her picture fills. */
  frameClassName: string
  className?: string
  /** Content next to the frame; the controls are then below it, and cover nothing of a narrow picture. */
  aside?: ReactNode
  /** Whether her words are in a bubble. */
  hasBubble?: boolean
  /** The words as laid out by the screen, if they are more than captions. */
  children?: ReactNode
}

/** Plays Etta's film once; all her words are also shown as text, in case she cannot be seen or heard. */
export function TrainerClip(props: Props) {
  const { clip, words = '', says, plate, frameClassName, className, aside, children } = props
  const { isMuted, onMutedChange, hasBubble = false } = props
  const film = useMemo(() => findTrainerClip(clip), [clip])
  const isStill = useReducedMotion()
  const isSilent = useSyncExternalStore(voiceState.subscribe, voiceState.isSilent)
  const lines = useMemo(() => linesOf(film, words, says), [film, says, words])
  const { state, line, isMissing, play, tellMissing, videoProps } = useFilm(lines, {
    startsByItself: !isStill,
  })
  const canPlay = film !== null && !isMissing
  const hasVoice = lines.some(({ words: said }) => said)
  useSpokenLines({ lines, at: canPlay && !isStill ? line : 'all', isMuted })

  return (
    <figure className={className}>
      <div className="relative flex flex-wrap items-stretch gap-2.5">
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
        </div>
        <div className={aside ? 'flex flex-[1_1_6rem] flex-col justify-center gap-1' : 'contents'}>
          {aside}
          <div
            className={`flex gap-1 ${aside ? '' : 'absolute inset-1 items-end justify-end max-[14em]:static max-[14em]:w-full max-[14em]:items-center'}`}
          >
            {!aside && hasVoice ? (
              <SoundHint {...{ isMuted, isSilent }} isPlaying={state === 'playing'} />
            ) : null}
            <div className="flex gap-1">
              {canPlay && state !== 'playing' ? (
                <FilmButton
                  drawing={state === 'ended' ? 'again' : 'play'}
                  aria-label={state === 'ended' ? trainerWords.playAgain : trainerWords.play}
                  onClick={play}
                />
              ) : null}
              {hasVoice ? (
                <FilmButton
                  drawing={isMuted || isSilent ? 'silence' : 'sound'}
                  aria-label={trainerWords.mute}
                  aria-pressed={isMuted}
                  onClick={() => onMutedChange(!isMuted)}
                />
              ) : null}
            </div>
          </div>
        </div>
      </div>
      {children ?? (
        <TrainerWords lines={lines} at={state === 'playing' ? line : null} hasBubble={hasBubble} />
      )}
    </figure>
  )
}

type TrainerWordsProps = {
  lines: readonly Line[]
  /** Index of the current line; null between lines. */
  at: number | null
  hasBubble: boolean
}

/** Always shows all her words, highlighting the current line, so that there is time to read. */
function TrainerWords({ lines, at, hasBubble }: TrainerWordsProps) {
  if (lines.every(({ words }) => !words)) return null
  const said = lines.map(({ words, fromSeconds }, index) => (
    <span key={fromSeconds} className={at === null || at === index ? 'text-ink' : 'text-ink-soft'}>
      {words}{' '}
    </span>
  ))
  if (hasBubble) return <SpeechBubble>{said}</SpeechBubble>
  return <figcaption className="mt-2 text-lead text-balance short:mt-1.5 short:text-base">{said}</figcaption>
}

/** A bubble with a tail towards her. */
export const SpeechBubble = ({ children }: { children: ReactNode }) => (
  <figcaption className="relative mt-2.5 rounded-card bg-sand px-2.5 py-1.5 text-lead leading-snug short:px-2 short:py-1 short:text-base">
    <svg viewBox="0 0 28 16" className="absolute -top-[15px] start-5 w-[28px]" aria-hidden="true">
      <path d="M2 16Q14 12 20 0 20 10 28 16Z" fill="var(--sand)" />
    </svg>
    {children}
  </figcaption>
)

const drawings = {
  ...soundDrawings,
  again: 'M19 12a7 7 0 1 1-2.3-5.2M17.5 3v4.2h-4.2',
  play: 'M8 5.5v13l10.5-6.5Z',
} as const

type FilmButtonProps = ComponentProps<'button'> & { drawing: keyof typeof drawings }

/** A round button over a film, ink on paper whatever the film shows. */
function FilmButton({ drawing, ...rest }: FilmButtonProps) {
  return (
    <button type="button" className="round-button border-2 border-outline bg-raised text-spruce" {...rest}>
      <Icon weight={2}>
        <path d={drawings[drawing]} />
      </Icon>
    </button>
  )
}

const hintShownMs = 3000

/** Shown briefly once it is known whether there is something to hear. Stays if sound is impossible. */
function SoundHint({ isMuted, isSilent, isPlaying }: Record<'isMuted' | 'isSilent' | 'isPlaying', boolean>) {
  const [moment, setMoment] = useState<'before' | 'now' | 'past'>('before')
  const { tapForSound, silent, soundOn } = trainerWords
  useEffect(() => {
    const timers = [
      setTimeout(() => setMoment('now'), videoHintDelayMs),
      setTimeout(() => setMoment('past'), videoHintDelayMs + hintShownMs),
    ]
    return () => timers.forEach(clearTimeout)
  }, [])
  const isShown = moment === 'now' || (moment === 'past' && isSilent && !isMuted)
  const said = isMuted ? tapForSound : isSilent ? silent : isPlaying ? soundOn : null
  // At the side, and on a small phone above her hand, as her face is in the middle.
  return isShown && said ? (
    <p className="appear me-auto flex min-h-6 items-center small:max-w-[7rem] small:self-start rounded-card bg-raised px-1.5 py-0.5 leading-tight text-balance text-ink">
      {said}
    </p>
  ) : null
}

type FilmState = 'still' | 'playing' | 'paused' | 'ended'

/** A film that plays once automatically where allowed, and again on request. */
function useFilm(lines: readonly Line[], { startsByItself }: { startsByItself: boolean }) {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<FilmState>('still')
  const [isMissing, setMissing] = useState(false)
  const [line, setLine] = useState(-1)

  function play() {
    const film = video.current
    if (!film) return
    if (state !== 'paused') {
      film.currentTime = 0
      setLine(-1)
    }
    // Low-power mode blocks autoplay; the poster and the play button remain.
    film.play().catch(() => setState('still'))
  }

  useEffect(() => {
    if (startsByItself) video.current?.play().catch(() => {})
  }, [startsByItself])

  const follow = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) =>
    setLine(lineAt(lines, currentTarget.currentTime))

  return {
    state,
    line,
    isMissing,
    play,
    tellMissing: () => setMissing(true),
    videoProps: {
      ref: video,
      onPlaying: () => setState('playing'),
      // Some phones pause a film while the page is hidden, and never resume it.
      onPause: ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) =>
        setState(currentTarget.ended ? 'ended' : 'paused'),
      onEnded: () => setState('ended'),
      onTimeUpdate: follow,
    },
  }
}
