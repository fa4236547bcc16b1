import { type Sex, sexes } from '@lithe/contracts/constants'
import { sexWords } from '../../sex-words.ts'

type Props = { sex: Sex | ''; onChange: (sex: Sex) => void }

export function SexField({ sex, onChange }: Props) {
  return (
    <fieldset>
      <legend className="font-semibold">Sex assigned at birth?</legend>
      <div className="mt-1 flex flex-wrap gap-1.5">
        {sexes.map(choice => (
          <label
            key={choice}
            className="flex min-h-8 short:min-h-7 flex-[1_1_7.5rem] cursor-pointer items-center gap-1.5 rounded-card border-2 border-outline bg-raised px-2 text-lead has-checked:border-spruce has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ember"
          >
            <input
              type="radio"
              name="sex"
              value={choice}
              checked={sex === choice}
              onChange={() => onChange(choice)}
              className="size-3 shrink-0 appearance-none rounded-full border-2 border-ink-soft outline-none checked:border-[7px] checked:border-spruce"
            />
            {sexWords[choice]}
          </label>
        ))}
      </div>
      {sex === 'Undisclosed' ? (
        <p role="status" className="mt-1 text-ink-soft">
          Then you are compared with women and men alike.
        </p>
      ) : null}
    </fieldset>
  )
}
