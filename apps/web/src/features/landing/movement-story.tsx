import { defaultMinutes } from '@lithe/contracts/constants'
import type { ExerciseItem, Test, WorkoutItem } from '@lithe/movements/catalog'
import { Chronophotograph } from '../../ui/chronophotograph.tsx'
import { Section } from './section.tsx'

const testNames: Record<Test, string> = {
  balance: 'Balance',
  flexibility: 'Flexibility',
  strength: 'Strength',
}

type Props = { workouts: readonly WorkoutItem[]; minutes: number }

/** What a person will do, each movement as a plate with its caption, as in a museum. */
export function MovementStory({ workouts, minutes }: Props) {
  const exercises = workouts.filter((item): item is ExerciseItem => item.type === 'exercise')
  return (
    <Section title="What happens" plate={exercises[0]?.movement ?? 'hero-squat'}>
      <p className="mt-2 text-lead text-ink-soft">
        Lean your phone against something, step back, and do what Etta shows you. She counts; you move. You
        are done in {minutes === defaultMinutes ? 'under' : 'about'} {minutes} minutes.
      </p>
      <ol>
        {exercises.map((exercise, index) => (
          <MovementPlate key={exercise.id} exercise={exercise} number={index + 1} />
        ))}
      </ol>
    </Section>
  )
}

function MovementPlate({ exercise, number }: { exercise: ExerciseItem; number: number }) {
  const { movement, name, description, duration, test } = exercise
  return (
    <li data-plate={movement} className="mt-2 lg:mt-4">
      <Chronophotograph movement={movement} className="-mx-3 aspect-[3/2] lg:hidden" />
      <div className="mt-2 grid grid-cols-[auto_1fr] gap-x-2">
        <span
          aria-hidden="true"
          className="row-span-2 w-5 font-soft text-numeral leading-[0.8] font-medium text-ember tabular"
        >
          {number}
        </span>
        <p className="text-ink-soft">
          {testNames[test]}, {duration}
        </p>
        <h3 className="font-soft text-title font-medium text-spruce">{name}</h3>
      </div>
      <p className="mt-1">{description}</p>
    </li>
  )
}
