import { ages } from '@lithe/contracts/constants'

const choices = Array.from({ length: ages.max - ages.min + 1 }, (_, index) => String(ages.min + index))

type Props = { age: string; onChange: (age: string) => void }

/** The phone's own picker, under one large numeral. */
export function AgeField({ age, onChange }: Props) {
  return (
    <div>
      <label htmlFor="age" className="font-semibold">
        Age
      </label>
      <div className="relative mt-1">
        <select
          id="age"
          value={age}
          onChange={event => onChange(event.target.value)}
          className={`min-h-12 w-full short:min-h-8 appearance-none rounded-card border-2 border-outline bg-raised px-2.5 tabular ${age ? 'font-soft text-numeral text-spruce short:text-head' : 'text-lead text-ink-soft'}`}
        >
          <option value="" disabled>
            Choose your age
          </option>
          {choices.map(choice => (
            <option key={choice} value={choice} className="font-read text-lead text-ink">
              {choice}
            </option>
          ))}
        </select>
        <svg
          viewBox="0 0 24 24"
          className="pointer-events-none absolute top-1/2 right-2.5 size-3 -translate-y-1/2"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          aria-hidden="true"
        >
          <path d="m5 9 7 7 7-7" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </div>
    </div>
  )
}
