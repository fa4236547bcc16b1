import { otp } from '@lithe/contracts/constants'
import { OTPInput, REGEXP_ONLY_DIGITS, type SlotProps } from 'input-otp'
import { useEffect, useRef } from 'react'
import { CodeArc } from './code-arc.tsx'

const places = Array.from({ length: otp.digits }, (_, index) => `place ${index + 1}`)

type Props = {
  email: string
  code: string
  onChange: (code: string) => void
  /** Each time it grows the field takes the focus. */
  attention: number
  describedBy: string
}

/** One field to the browser, so that pasting and filling in from the mail work; six places to the eye. */
export function CodeField({ email, code, onChange, attention, describedBy }: Props) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (attention > 0) field.current?.focus({ preventScroll: true })
  }, [attention])

  return (
    <>
      <label htmlFor="otp" className="block font-semibold wrap-anywhere">
        Enter the {otp.digits}-digit code sent to {email}
      </label>
      <div className="mt-2">
        <CodeArc filled={code.length} />
        <OTPInput
          ref={field}
          id="otp"
          value={code}
          onChange={onChange}
          maxLength={otp.digits}
          pattern={REGEXP_ONLY_DIGITS}
          inputMode="numeric"
          autoComplete="one-time-code"
          pasteTransformer={pasted => pasted.replace(/\D/g, '')}
          pushPasswordManagerStrategy="none"
          noScriptCSSFallback={null}
          enterKeyHint="done"
          aria-describedby={describedBy}
          containerClassName="relative mt-0.5"
          render={({ slots }) => (
            <div className="grid grid-cols-6 gap-0.5" aria-hidden="true">
              {places.map((place, index) => {
                const slot = slots[index]
                return slot ? <Slot key={place} {...slot} /> : null
              })}
            </div>
          )}
        />
      </div>
    </>
  )
}

function Slot({ char, isActive, hasFakeCaret }: SlotProps) {
  return (
    <div
      className={`grid min-h-8 place-items-center rounded-[14px] border-2 bg-raised font-soft text-head tabular text-ink ${isActive ? 'border-spruce outline-3 outline-offset-1 outline-ember' : 'border-outline'}`}
    >
      {char ?? (hasFakeCaret ? <span className="h-4 w-[2px] bg-spruce" /> : null)}
    </div>
  )
}
