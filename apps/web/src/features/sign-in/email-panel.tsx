import { signInWords } from '@lithe/words/live/sign-in'
import type { SignIn } from './use-sign-in.ts'

export const emailFormId = 'email-form'

/** The address, and what became of the wish for a code. */
export function EmailPanel({ signIn }: { signIn: SignIn }) {
  const { typed, busy, problem, view } = signIn
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
      <EmailField typed={typed} onChange={signIn.setTyped} isDisabled={busy !== null} />
      <p id="email-note" className={`mt-1 text-ink-soft ${isUnderWay ? 'sr-only' : ''}`}>
        {signInWords.email.note}
      </p>
      <div role="alert">
        {problem && !isUnderWay ? <p className="mt-1.5 font-semibold text-ember-text">{problem}</p> : null}
      </div>
    </form>
  )
}

type EmailFieldProps = { typed: string; onChange: (typed: string) => void; isDisabled: boolean }

const longestEmail = 254

function EmailField({ typed, onChange, isDisabled }: EmailFieldProps) {
  return (
    <>
      <label htmlFor="email" className="font-semibold">
        {signInWords.email.label}
      </label>
      <input
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
        aria-describedby="email-note"
        className="mt-1 field min-h-8 w-full short:min-h-[56px] px-2.5 text-lead text-ink"
      />
    </>
  )
}
