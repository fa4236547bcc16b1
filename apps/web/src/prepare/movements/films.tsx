import type { ExerciseFilm } from '@lithe/contracts/api'
import { type ExerciseItem, pictureOf, type WorkoutItem, wayOf, workoutSets } from '@lithe/movements/catalog'
import { movementsWords } from '@lithe/words/live/movements'
import { trainerWords } from '@lithe/words/live/trainer'
import { workoutPreviewWords } from '@lithe/words/live/workout-preview'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { optionalConfigQuery } from '../../api/queries.tsx'
import { parseUrl } from '../../navigation/paths.ts'
import { ActionButton, PauseButton } from '../../ui/buttons.tsx'
import { useReducedMotion } from '../../ui/motion.ts'
import { findTrainerClip, TrainerPicture } from '../../ui/trainer-picture.tsx'
import { inARow } from '../../words/formats.ts'

const usualExercises = 3

/**
 * The film of the whole set: one for the usual three exercises, another for other sets. Both show the intended
 * movements, so if one is eased or skipped, the first movement's film replaces them.
 */
export function previewOf(workouts: readonly WorkoutItem[]) {
  const exercises = exercisesIn(workouts)
  const [first] = exercises
  const names = exercises.map(exercise => movementsWords.names[wayOf(exercise)])
  const words = workoutPreviewWords.list.all({ names: inARow(names) })
  const plate = first ? pictureOf(first) : 'hero-squat'
  const set = exercises.length === usualExercises ? workoutSets.default : workoutSets.organisation
  const isAsFilmed = exercisesIn(set).every(({ movement }) =>
    exercises.some(done => done.movement === movement && done.variant === null),
  )
  if (!isAsFilmed) return { clip: plate, words, plate }
  return { clip: exercises.length === usualExercises ? 'ready' : 'ready-organisation', words, plate }
}

export const exercisesIn = (items: readonly WorkoutItem[]): ExerciseItem[] =>
  items.flatMap(item => (item.type === 'exercise' ? [item] : []))

/** Enough repetitions to understand a movement; then she stands still. */
const rounds = 3

type EttaFilmProps = {
  exercise: ExerciseItem
  /** Class of the frame that her picture fills. */
  className: string
  /** False while the CPU is needed elsewhere; the film starts once the CPU is free. */
  mayBegin: boolean
  /** Whether the film can be paused; unnecessary if it ends within moments. */
  hasPause?: boolean
}

/** Shows Etta doing the movement three times; a still picture with reduced motion. */
export function EttaFilm({ exercise, className, mayBegin, hasPause = false }: EttaFilmProps) {
  const picture = pictureOf(exercise)
  const film = findTrainerClip(picture)
  const isStill = useReducedMotion()
  const round = useRef(1)
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [hasBegun, setBegun] = useState(false)
  const [isMissing, setMissing] = useState(false)

  /** Low-power mode may block it; her picture remains. */
  function play(nextRound: number) {
    round.current = nextRound
    video.current?.play().catch(() => setPlaying(false))
  }

  useEffect(() => {
    if (mayBegin && !isStill) video.current?.play().catch(() => {})
  }, [mayBegin, isStill])

  return (
    <div className={`day relative overflow-hidden rounded-card bg-sand ${className}`}>
      <TrainerPicture
        film={film}
        plate={picture}
        isMoving={hasBegun}
        isMissing={isMissing}
        onMissing={() => setMissing(true)}
        videoProps={{
          ref: video,
          onPlaying: () => {
            setPlaying(true)
            setBegun(true)
          },
          onPause: () => setPlaying(false),
          onEnded: () => round.current < rounds && play(round.current + 1),
        }}
      />
      {hasPause && film && !isMissing ? (
        <div className="absolute end-1 bottom-1 rounded-full bg-raised">
          <PauseButton
            isPaused={!isPlaying}
            onChange={isPaused => (isPaused ? video.current?.pause() : play(1))}
            words={{ pause: trainerWords.pause, play: trainerWords.play }}
          />
        </div>
      ) : null}
    </div>
  )
}

/** Films in this device's memory, by clip name. */
export type KeptFilms = ReadonlyMap<string, string>

/**
 * Fetches a set's films once the player is ready, as nothing is requested during the test and the network may fail.
 * Plates replace missing films.
 */
export function useKeptFilms(exercises: readonly ExerciseItem[], isPlayerReady: boolean): KeptFilms {
  const [films, setFilms] = useState<KeptFilms>(new Map())
  // Films stay when the player reloads later.
  const [mayFetch, setMayFetch] = useState(isPlayerReady)
  if (isPlayerReady && !mayFetch) setMayFetch(true)
  const names = [...new Set(exercises.map(pictureOf))].join()

  useEffect(() => {
    if (!mayFetch) return
    const leaving = new AbortController()
    const kept = new Map<string, string>()
    const keep = async () => {
      for (const name of names.split(',')) {
        const address = addressOf(name)
        if (!address) continue
        const answer = await fetch(address, { signal: leaving.signal })
        if (!answer.ok) continue
        kept.set(name, URL.createObjectURL(await answer.blob()))
        // Published one by one, as the network may fail before the next.
        setFilms(new Map(kept))
      }
    }
    keep().catch(error => leaving.signal.aborted || console.warn('Films not loaded', error))
    return () => {
      leaving.abort()
      setFilms(new Map())
      for (const url of kept.values()) URL.revokeObjectURL(url)
    }
  }, [names, mayFetch])

  return films
}

function addressOf(name: string): string | undefined {
  const player = document.createElement('video')
  return findTrainerClip(name)?.films.find(({ type }) => player.canPlayType(type) !== '')?.src
}

type KeptFilmProps = { films: KeptFilms; exercise: ExerciseItem; className: string }

/** A small, silent, looping film next to the main content; null if there is only a plate. */
export function KeptFilm({ films, exercise, className }: KeptFilmProps) {
  const source = films.get(pictureOf(exercise))
  const isStill = useReducedMotion()
  if (!source) return null
  return (
    <video
      src={source}
      muted
      loop
      playsInline
      autoPlay={!isStill}
      aria-hidden="true"
      tabIndex={-1}
      className={`object-cover object-[50%_28%] ${className}`}
    />
  )
}

type OwnFilmProps = { film: ExerciseFilm; name: string }

/** A deployment's film of a movement. A video service is contacted only once the person presses its preview. */
export function OwnFilm({ film: { thumbnail, videoUrl, videoDescription }, name }: OwnFilmProps) {
  const service = parseUrl(videoUrl)?.hostname ?? null
  return (
    <figure className="my-3 short:my-2">
      <div className="aspect-video max-h-[38dvh] w-full overflow-hidden rounded-card bg-sand">
        {service === null ? (
          <video
            src={videoUrl}
            {...(thumbnail ? { poster: thumbnail } : {})}
            controls
            playsInline
            preload="metadata"
            aria-label={workoutPreviewWords.film.label({ name })}
            className="h-full w-full object-contain"
          />
        ) : (
          <ServiceFilm videoUrl={videoUrl} service={service} name={name} />
        )}
      </div>
      {videoDescription ? <figcaption className="mt-1 text-ink-soft">{videoDescription}</figcaption> : null}
    </figure>
  )
}

function ServiceFilm({ videoUrl, service, name }: { videoUrl: string; service: string; name: string }) {
  const [isWanted, setWanted] = useState(false)
  if (isWanted)
    return (
      <iframe
        src={videoUrl}
        title={workoutPreviewWords.film.label({ name })}
        sandbox="allow-scripts allow-same-origin allow-presentation"
        referrerPolicy="strict-origin"
        allow="autoplay; fullscreen; picture-in-picture"
        className="h-full w-full border-0"
      />
    )
  return (
    <div className="flex h-full flex-col items-center justify-center gap-2 p-2 text-center">
      <p>{workoutPreviewWords.film.elsewhere({ service })}</p>
      <ActionButton onClick={() => setWanted(true)}>{workoutPreviewWords.film.show}</ActionButton>
    </div>
  )
}

/** The deployment's own film of an exercise; null if Etta shows it, as she does every easier variant. */
export function useExerciseFilms(): (exercise: ExerciseItem) => ExerciseFilm | null {
  const { data: films } = useQuery({
    ...optionalConfigQuery,
    select: ({ exerciseFilms }) => exerciseFilms,
  })
  return ({ movement, variant }) => (variant === null ? (films?.[movement] ?? null) : null)
}
