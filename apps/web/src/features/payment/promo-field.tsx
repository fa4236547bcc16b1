import { useId } from 'react'
import { QuietButton } from '../../ui/quiet-button.tsx'

const longestCode = 40

type Props = {
  code: string
  onChange: (code: string) => void
  onApply: () => void
  isApplying: boolean
  isDisabled: boolean
  error: string | null
}

export function PromoField({ code, onChange, onApply, isApplying, isDisabled, error }: Props) {
  const field = useId()
  const errorLine = useId()
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        onApply()
      }}
    >
      <label htmlFor={field} className="font-semibold">
        Promo code
      </label>
      <div className="mt-0.5 flex flex-wrap gap-1">
        <input
          id={field}
          value={code}
          onChange={event => onChange(event.target.value)}
          maxLength={longestCode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : errorLine}
          className="min-h-7 min-w-0 flex-[1_1_9rem] rounded-card border-2 border-outline bg-raised px-2 text-ink focus:border-spruce focus-visible:outline-offset-0 aria-invalid:border-zone-red"
        />
        <QuietButton type="submit" disabled={isDisabled || isApplying || !code.trim()} className="min-h-7">
          {isApplying ? 'Applying...' : 'Apply'}
        </QuietButton>
      </div>
      <p id={errorLine} role="alert" className="font-semibold text-zone-red [&:not(:empty)]:mt-1">
        {error}
      </p>
    </form>
  )
}
