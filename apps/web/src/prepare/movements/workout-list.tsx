import {
  type BreakItem,
  type ExerciseItem,
  movements,
  pictureOf,
  type WorkoutItem,
  wayOf,
} from '@lithe/movements/catalog'
import { hasPartInAge } from '@lithe/scoring/reported'
import { movementsWords } from '@lithe/words/live/movements'
import { shellWords } from '@lithe/words/live/shell'
import { workoutPreviewWords } from '@lithe/words/live/workout-preview'
import { Chronophotograph } from '../../ui/chronophotograph.tsx'
import { Points } from '../../ui/screen.tsx'
import { useExerciseFilms } from './films.tsx'
import { placeToChange } from './setup-facts.tsx'

type Props = { workouts: readonly WorkoutItem[]; onShow: (exercise: ExerciseItem) => void }

/** Words of a break, after which nothing starts automatically if the phone has to move. */
function breakWords(
  { durationSeconds: seconds }: BreakItem,
  before?: WorkoutItem,
  next?: WorkoutItem,
): string {
  const isBetween = before?.type === 'exercise' && next?.type === 'exercise'
  const move = isBetween ? placeToChange(before, next) : null
  const words = workoutPreviewWords.list
  if (move === null) return words.break({ seconds })
  return (move === 'floor' ? words.toFloor : words.toHip)({ seconds })
}

/** Exercises as plates on a thread, with breaks between them. */
export function WorkoutList({ workouts, onShow }: Props) {
  return (
    <ol className="mt-3">
      {workouts.map((item, index) => (
        <li key={item.id} className="rise" style={{ '--step': index + 1 }}>
          {item.type === 'exercise' ? (
            <Exercise exercise={item} onShow={onShow} />
          ) : (
            <p className="ms-[43px] flex min-h-4 items-center border-s-2 border-dotted border-ink-soft ps-[63px] max-[300px]:ps-2 text-ink-soft">
              {breakWords(item, workouts[index - 1], workouts[index + 1])}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

function Exercise({
  exercise,
  onShow,
}: {
  exercise: ExerciseItem
  onShow: (exercise: ExerciseItem) => void
}) {
  const { test, durationSeconds: seconds, movement, variant } = exercise
  const thumbnail = useExerciseFilms()(exercise)?.thumbnail
  return (
    <button
      type="button"
      onClick={() => onShow(exercise)}
      className="flex w-full flex-wrap items-center gap-x-2.5 rounded-card text-start"
    >
      <span className="block h-[88px] w-[88px] shrink-0 overflow-hidden rounded-card bg-sand">
        {thumbnail ? (
          <img src={thumbnail} alt="" className="h-full w-full object-cover" />
        ) : (
          <Chronophotograph movement={pictureOf(exercise)} crop="last-pose" className="h-full w-full" />
        )}
      </span>
      <span className="min-w-0 flex-[1_1_9rem]">
        <span className="sr-only">{workoutPreviewWords.list.show} </span>
        <span className="block text-ink-soft">{shellWords.tests[test]}</span>
        <span className="block font-soft text-title font-medium text-spruce">
          {movementsWords.names[wayOf(exercise)]}
        </span>
        <span className="block tabular">
          {movementsWords.time({ kind: movements[movement].kind, seconds })}
        </span>
        {hasPartInAge(movement, variant) ? null : (
          <span className="block text-ink-soft">{movementsWords.outsideAge}</span>
        )}
      </span>
    </button>
  )
}

/** Checks before the first movement, with additional ones for this person. */
export function RoomChecklist({ besides = null }: { besides?: string | null }) {
  const points = besides ? [...workoutPreviewWords.room, besides] : workoutPreviewWords.room
  return <Points of={points} className="mt-1 gap-0.5" />
}
