import { ages, type Sex, sexes } from '@lithe/contracts/constants'
import { type SeatHeight, seatHeights } from '@lithe/movements/catalog'
import { personWords } from '@lithe/words/live/person'
import { linkLook } from '../ui/buttons.tsx'
import { lackIdOf } from '../ui/lack.tsx'

const longestName = 80

/** Field ids, used to say which one is empty. */
export const fieldIds = { name: 'name', age: 'age', sex: 'sex' } as const

type Props = { name: string; onChange: (name: string) => void; label?: string }

export function NameField({ name, onChange, label = personWords.name }: Props) {
  return (
    <>
      <label htmlFor={fieldIds.name} className="font-semibold">
        {label}
      </label>
      <input
        id={fieldIds.name}
        aria-describedby={lackIdOf(fieldIds.name)}
        value={name}
        onChange={event => onChange(event.target.value)}
        maxLength={longestName}
        autoComplete="given-name"
        autoCapitalize="words"
        enterKeyHint="next"
        className="mt-1 field min-h-8 w-full px-2.5 font-soft text-title text-ink"
      />
    </>
  )
}

const choices = Array.from({ length: ages.max - ages.min + 1 }, (_, index) => String(ages.min + index))

type AgeFieldProps = { age: string; onChange: (age: string) => void }

/** The phone's own picker, beneath a large numeral. */
export function AgeField({ age, onChange }: AgeFieldProps) {
  return (
    <div>
      <label htmlFor={fieldIds.age} className="font-semibold">
        {personWords.age}
      </label>
      <div className="relative mt-1">
        <select
          id={fieldIds.age}
          aria-describedby={lackIdOf(fieldIds.age)}
          value={age}
          onChange={event => onChange(event.target.value)}
          className={`min-h-12 w-full framed short:min-h-8 appearance-none bg-raised ps-2.5 pe-6 tabular ${age ? 'font-soft text-numeral text-spruce short:text-head' : 'text-lead text-ink-soft short:text-base'}`}
        >
          <option value="" disabled>
            {personWords.chooseAge}
          </option>
          {choices.map(choice => (
            <option key={choice} value={choice} className="font-read text-lead text-ink">
              {choice}
            </option>
          ))}
        </select>
        <svg
          viewBox="0 0 24 24"
          className="pointer-events-none absolute top-1/2 end-2.5 size-3 -translate-y-1/2"
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

type SexFieldProps = { sex: Sex | ''; onChange: (sex: Sex) => void }

const [male, female, undisclosed] = sexes

/** The two usual answers, with a less prominent option to give neither. */
export function SexField({ sex, onChange }: SexFieldProps) {
  return (
    <fieldset aria-describedby={lackIdOf(fieldIds.sex)}>
      <legend className="font-semibold">{personWords.sex}</legend>
      <div className="mt-1 flex flex-wrap gap-1.5">
        {[male, female].map(choice => (
          <label
            key={choice}
            className="framed-choice short:min-h-7 flex-[1_1_7.5rem] bg-raised has-checked:border-spruce has-checked:font-semibold"
          >
            <input
              {...(choice === male && { id: fieldIds.sex })}
              type="radio"
              name="sex"
              value={choice}
              checked={sex === choice}
              onChange={() => onChange(choice)}
              className="size-3 shrink-0 appearance-none rounded-full border-2 border-ink-soft outline-none checked:border-[7px] checked:border-spruce"
            />
            {personWords.sexes[choice]}
          </label>
        ))}
      </div>
      <button
        type="button"
        aria-pressed={sex === undisclosed}
        onClick={() => onChange(undisclosed)}
        className={`${linkLook} mt-0.5 aria-pressed:decoration-ember aria-pressed:decoration-[3px]`}
      >
        {personWords.sexes[undisclosed]}
      </button>
      {sex === undisclosed ? (
        <p role="status" className="text-ink-soft">
          {personWords.alike}
        </p>
      ) : null}
    </fieldset>
  )
}

type SeatFieldProps = { seat: SeatHeight | undefined; onChange: (seat: SeatHeight) => void }

/** Asks for the seat height, as published counts were made on chairs of 43 cm. */
export function SeatField({ seat, onChange }: SeatFieldProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{personWords.seat}</legend>
      <p className="text-ink-soft">{personWords.seatUsual}</p>
      <div className="mt-1 grid grid-cols-2 gap-1">
        {seatHeights.map(height => (
          <label
            key={height}
            className="choice framed min-h-7 items-center gap-1 bg-raised px-1.5 py-0.5 leading-tight has-checked:border-spruce has-checked:font-semibold"
          >
            <input
              type="radio"
              name="seat"
              value={height}
              checked={seat === height}
              onChange={() => onChange(height)}
              className="size-2.5 shrink-0 appearance-none rounded-full border-2 border-ink-soft outline-none checked:border-[6px] checked:border-spruce"
            />
            {personWords.seats[height]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
