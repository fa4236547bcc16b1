import { trainerWords } from '@lithe/words/live/trainer'
import { type ComponentProps, useState } from 'react'
import list from '../content/clips.json'
import { Chronophotograph } from './chronophotograph.tsx'

const filling = 'absolute inset-0 h-full w-full object-cover object-[50%_28%] daylit'

type Props = {
  film: ReturnType<typeof findTrainerClip>
  plate: string
  /** Whether the film covers the poster yet. */
  isMoving: boolean
  isMissing: boolean
  onMissing: () => void
  videoProps: ComponentProps<'video'>
}

/** Layers the plate, her picture and the film, so that something is always shown. */
export function TrainerPicture({ film, plate, isMoving, isMissing, onMissing, videoProps }: Props) {
  const [hasPoster, setPoster] = useState(false)
  const hide = (isHidden: boolean) => (isHidden ? 'opacity-0' : '')
  return (
    <>
      {hasPoster ? null : <Chronophotograph movement={plate} className="absolute inset-1" />}
      {film ? (
        <img
          src={film.poster}
          alt=""
          onLoad={() => setPoster(true)}
          onError={() => setPoster(false)}
          className={`${filling} ${hide(!hasPoster)}`}
        />
      ) : null}
      {film && !isMissing ? (
        <video
          key={film.id}
          {...videoProps}
          muted
          playsInline
          preload="auto"
          tabIndex={-1}
          aria-label={trainerWords.name}
          className={`${filling} ${hide(!isMoving)}`}
        >
          {film.films.map(({ src, type }, index) => (
            <source
              key={src}
              src={src}
              type={type}
              onError={index === film.films.length - 1 ? onMissing : undefined}
            />
          ))}
        </video>
      ) : null}
    </>
  )
}

type TrainerClipFacts = {
  id: string
  width: number
  height: number
  seconds: number
  lines: readonly { fromSeconds: number; toSeconds: number }[]
}

const clips: readonly TrainerClipFacts[] = list

/** All production films this browser can play, with their posters. */
export function trainerFiles(): string[] {
  const player = document.createElement('video')
  return clips.flatMap(({ id }) => {
    const { poster = '', films = [] } = findTrainerClip(id) ?? {}
    const played = films.find(({ type }) => player.canPlayType(type) !== '')
    return played ? [poster, played.src] : [poster]
  })
}

/** The film of that name and the URLs of its files, or null. */
export function findTrainerClip(id: string) {
  const facts = clips.find(clip => clip.id === id)
  if (!facts) return null
  const file = `/trainer/${id}`
  return {
    ...facts,
    poster: `${file}.webp`,
    films: [
      { src: `${file}.webm`, type: 'video/webm' },
      { src: `${file}.mp4`, type: 'video/mp4' },
    ],
  }
}
