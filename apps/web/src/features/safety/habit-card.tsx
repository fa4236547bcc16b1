import { type Habit, habits } from './habits.ts'

type Props = {
  choices: readonly Habit[]
  chosen: readonly Habit[]
  onChoose: (chosen: readonly Habit[]) => void
}

/** For those who do it anyway: what was made easier by default is done as it is meant, because they say so. */
export function HabitCard({ choices, chosen, onChoose }: Props) {
  return (
    <fieldset className="mt-3 rounded-card border-2 border-hairline px-2.5 pt-1 pb-1.5">
      <legend className="-ml-1 px-1 font-semibold">Used to more than this?</legend>
      {choices.map(habit => (
        <label
          key={habit}
          className="flex min-h-6 cursor-pointer items-start gap-1.5 py-1 leading-tight has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ember"
        >
          <input
            type="checkbox"
            checked={chosen.includes(habit)}
            onChange={event => {
              const others = chosen.filter(one => one !== habit)
              onChoose(event.target.checked ? [...others, habit] : others)
            }}
            className="size-3 shrink-0 accent-spruce outline-none"
          />
          <span>
            <span className="block font-semibold">{habits[habit].words}</span>
            <span className="mt-0.5 block text-ink-soft">{habits[habit].means}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
