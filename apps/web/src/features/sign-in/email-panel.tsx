import { EmailField } from './email-field.tsx'
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
        We only use your email to create or sign in to your account.
      </p>
      <div role="alert">
        {problem && !isUnderWay ? <p className="mt-1.5 font-semibold text-ember-text">{problem}</p> : null}
      </div>
    </form>
  )
}
