import { type ExerciseItem, meantBy, movements, pictureOf, type WorkoutItem } from '@lithe/movements/catalog'
import { hasPartInAge, outsideAgeWords } from '@lithe/scoring/words'
import { Chronophotograph } from '../../ui/chronophotograph.tsx'

type Props = {
  /** The set as it is meant, and as it is done today. */
  meant: readonly WorkoutItem[]
  today: readonly WorkoutItem[]
  onShow: (exercise: ExerciseItem) => void
}

const exercisesIn = (items: readonly WorkoutItem[]) =>
  items.filter((item): item is ExerciseItem => item.type === 'exercise')

/** What is done today instead, and what is left out. */
export function EasierPlan({ meant, today, onShow }: Props) {
  const eased = exercisesIn(today)
  const leftOut = exercisesIn(meant).filter(({ movement }) => !eased.some(item => meantBy(item) === movement))
  return (
    <>
      <ul className="mt-3 flex flex-col gap-2">
        {eased.map((exercise, index) => (
          <li key={exercise.id} className="rise flex items-center gap-2" style={{ '--step': index + 1 }}>
            <button
              type="button"
              aria-label={`Show the movement: ${exercise.name}`}
              onClick={() => onShow(exercise)}
              className="size-[96px] shrink-0 overflow-hidden rounded-card bg-sand short:size-[72px]"
            >
              <Chronophotograph
                movement={pictureOf(exercise)}
                crop="last-pose"
                className="pointer-events-none h-full w-full"
              />
            </button>
            <div className="min-w-0">
              <h2 className="font-soft text-title leading-tight font-medium">{exercise.name}</h2>
              <p className="text-ink-soft">{exercise.description}</p>
              {hasPartInAge(exercise.movement, exercise.ease) ? null : (
                <p className="font-semibold">{outsideAgeWords}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
      {leftOut.length > 0 ? (
        <p className="mt-2">
          Left out today: {leftOut.map(({ movement }) => movements[movement].name).join(', ')}. Your report
          says “not measured”; it takes nothing off.
        </p>
      ) : null}
    </>
  )
}
