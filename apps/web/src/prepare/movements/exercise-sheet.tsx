import { type ExerciseItem, movements, pictureOf, wayOf } from '@lithe/movements/catalog'
import { movementsWords } from '@lithe/words/live/movements'
import { shellWords } from '@lithe/words/live/shell'
import { workoutPreviewWords } from '@lithe/words/live/workout-preview'
import { ActionButton } from '../../ui/buttons.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TrainerClip, type TrainerSound } from '../../ui/trainer-clip.tsx'
import { findTrainerClip } from '../../ui/trainer-picture.tsx'
import { OwnFilm, useExerciseFilms } from './films.tsx'

type Props = { exercise: ExerciseItem | null; sound: TrainerSound; onClose: () => void }

/** One movement, shown large. */
export function ExerciseSheet({ exercise, sound, onClose }: Props) {
  const findOwnFilm = useExerciseFilms()
  if (!exercise) return null
  const way = wayOf(exercise)
  const picture = pictureOf(exercise)
  const ownFilm = findOwnFilm(exercise)
  const film = findTrainerClip(picture)
  const isUpright = film !== null && film.height > film.width
  return (
    <Sheet isOpen onClose={onClose} title={movementsWords.names[way]} description={movementsWords.what[way]}>
      {ownFilm ? (
        <OwnFilm film={ownFilm} name={movementsWords.names[way]} />
      ) : (
        <TrainerClip
          {...sound}
          clip={picture}
          plate={picture}
          className="mt-3 mb-3 short:mt-2 short:mb-2"
          frameClassName={isUpright ? 'h-[min(34dvh,280px)] aspect-[3/4]' : 'h-[min(34dvh,300px)] w-full'}
          aside={isUpright ? <Facts exercise={exercise} className="flex flex-col gap-2" /> : null}
        />
      )}
      {isUpright && !ownFilm ? null : <Facts exercise={exercise} className="mb-3 grid grid-cols-3 gap-2" />}
      <ActionButton onClick={onClose}>{shellWords.buttons.close}</ActionButton>
    </Sheet>
  )
}

function Facts({ exercise, className }: { exercise: ExerciseItem; className: string }) {
  const { kind, startsFrom, view } = movements[exercise.movement]
  const words = workoutPreviewWords.one
  const facts = [
    [words.test, shellWords.tests[exercise.test]],
    [words.time, movementsWords.time({ kind, seconds: exercise.durationSeconds })],
    [words.place[startsFrom], words.view[view]],
  ] as const
  return (
    <dl className={className}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt className="text-ink-soft">{term}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
