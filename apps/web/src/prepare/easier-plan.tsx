import { type ExerciseItem, meantBy, pictureOf, type WorkoutItem, wayOf } from '@lithe/movements/catalog'
import { hasPartInAge } from '@lithe/scoring/reported'
import { easierWayWords } from '@lithe/words/live/easier-way'
import { movementsWords } from '@lithe/words/live/movements'
import { Chronophotograph } from '../ui/chronophotograph.tsx'
import { inARow } from '../words/formats.ts'
import type { Habit, Reason } from './ladder-for.ts'

type Props = {
  /** The intended set, and today's. */
  meant: readonly WorkoutItem[]
  today: readonly WorkoutItem[]
  onShow: (exercise: ExerciseItem) => void
}

const exercisesIn = (items: readonly WorkoutItem[]) =>
  items.filter((item): item is ExerciseItem => item.type === 'exercise')

/** Today's easier movements, and the skipped ones. */
export function EasierPlan({ meant, today, onShow }: Props) {
  const { plan } = easierWayWords
  const eased = exercisesIn(today)
  const leftOut = exercisesIn(meant).filter(({ movement }) => !eased.some(item => meantBy(item) === movement))
  return (
    <>
      <ul className="mt-3 flex flex-col gap-2">
        {eased.map((exercise, index) => (
          <li key={exercise.id} className="rise flex items-start gap-2" style={{ '--step': index + 1 }}>
            <button
              type="button"
              aria-label={plan.show({ name: movementsWords.names[wayOf(exercise)] })}
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
              <h2 className="font-soft text-title leading-tight font-medium">
                {movementsWords.names[wayOf(exercise)]}
              </h2>
              <p className="text-ink-soft">{movementsWords.what[wayOf(exercise)]}</p>
              {hasPartInAge(exercise.movement, exercise.variant) ? null : (
                <p className="font-semibold">{movementsWords.outsideAge}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
      {leftOut.length > 0 ? (
        <p className="mt-2">
          {plan.leftOut({ names: inARow(leftOut.map(({ movement }) => movementsWords.names[movement])) })}
        </p>
      ) : null}
    </>
  )
}

type HabitCardProps = {
  choices: readonly Habit[]
  chosen: readonly Habit[]
  onChoose: (chosen: readonly Habit[]) => void
}

/** Lets people who do a movement regularly undo a default easing. */
export function HabitCard({ choices, chosen, onChoose }: HabitCardProps) {
  return (
    <fieldset className="mt-3 rounded-card border-2 border-hairline px-2.5 pt-1 pb-1.5">
      <legend className="-ms-1 px-1 font-semibold">{easierWayWords.plan.usedToMore}</legend>
      {choices.map(habit => (
        <label key={habit} className="choice min-h-6 items-start gap-1.5 py-1 leading-tight">
          <input
            type="checkbox"
            checked={chosen.includes(habit)}
            onChange={event => {
              const others = chosen.filter(one => one !== habit)
              onChoose(event.target.checked ? [...others, habit] : others)
            }}
            className="tick outline-none"
          />
          <span>
            <span className="block font-semibold">{easierWayWords.habits[habit].says}</span>
            <span className="mt-0.5 block text-ink-soft">{easierWayWords.habits[habit].means}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** Says why something is different today for this person. */
export function WhyList({ reasons }: { reasons: readonly Reason[] }) {
  if (reasons.length === 0) return null
  return (
    <section className="mt-2">
      <h2 className="font-semibold">{easierWayWords.plan.why}</h2>
      <ul className="flex flex-col gap-0.5 text-ink-soft">
        {reasons.map(({ why }) => (
          <li key={why}>{easierWayWords.why[why]}</li>
        ))}
      </ul>
    </section>
  )
}
