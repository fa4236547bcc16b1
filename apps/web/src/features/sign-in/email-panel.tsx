import { signInWords } from '@lithe/words/live/sign-in'
import { useEffect, useRef } from 'react'
import type { SignIn } from './use-sign-in.ts'

export const emailFormId = 'email-form'

/** The address, and what became of the wish for a code. */
export function EmailPanel({ signIn }: { signIn: SignIn }) {
  const { typed, busy, problem, view, addressWanted } = signIn
  const isUnderWay = view.hasCode || view.lockedSeconds > 0
  return (
    <form
      id={emailFormId}
      className="mt-3 short:mt-2"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        signIn.send()
      }}
    >
      <EmailField
        typed={typed}
        onChange={signIn.setTyped}
        isDisabled={busy !== null}
        wanted={addressWanted}
      />
      <p id="email-note" className={`mt-1 text-ink-soft ${isUnderWay ? 'sr-only' : ''}`}>
        {signInWords.email.note}
      </p>
      <div role="alert" id="email-problem">
        {problem && !isUnderWay ? <p className="mt-1.5 font-semibold text-ember-text">{problem}</p> : null}
      </div>
    </form>
  )
}

type EmailFieldProps = {
  typed: string
  onChange: (typed: string) => void
  isDisabled: boolean
  wanted: number
}

const longestEmail = 254

function EmailField({ typed, onChange, isDisabled, wanted }: EmailFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (wanted > 0) field.current?.focus()
  }, [wanted])
  return (
    <>
      <label htmlFor="email" className="font-semibold">
        {signInWords.email.label}
      </label>
      <input
        ref={field}
        id="email"
        type="email"
        value={typed}
        onChange={event => onChange(event.target.value)}
        readOnly={isDisabled}
        maxLength={longestEmail}
        // The browser offers its passkeys here too.
        autoComplete="email webauthn"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
        aria-describedby="email-note email-problem"
        className="mt-1 field min-h-8 w-full short:min-h-[56px] px-2.5 text-lead text-ink"
      />
    </>
  )
}
