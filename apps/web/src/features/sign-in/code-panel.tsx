import { QuietButton } from '../../ui/quiet-button.tsx'
import { AttemptsLeft } from './attempts-left.tsx'
import { CodeField } from './code-field.tsx'
import type { SignIn } from './use-sign-in.ts'

export const codeFormId = 'code-form'
const hintId = 'code-hint'

/** The code from the mail: typed or pasted, tried, or asked for once more. */
export function CodePanel({ signIn }: { signIn: SignIn }) {
  const { email, code, busy, problem, view, canSend, attention, because } = signIn
  return (
    <form
      id={codeFormId}
      className="rise mt-3 short:mt-2"
      onSubmit={event => {
        event.preventDefault()
        signIn.verify()
      }}
    >
      {because ? (
        <p className="mb-2 rounded-card bg-sand p-2 short:mb-1 short:bg-transparent short:p-0">{because}</p>
      ) : null}
      <CodeField
        email={email}
        code={code}
        onChange={signIn.setCode}
        attention={attention}
        describedBy={hintId}
      />
      <div id={hintId} role="alert">
        {problem ? <p className="mt-1.5 font-semibold text-ember-text short:mt-1">{problem}</p> : null}
        <AttemptsLeft attemptsLeft={view.attemptsLeft} />
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 short:mt-1">
        <QuietButton onClick={signIn.send} disabled={!canSend} className="tabular">
          {resendLabel(view.resendSeconds, busy === 'sending')}
        </QuietButton>
        {problem ? null : (
          <p className="min-w-[7rem] flex-1 text-ink-soft">No mail? Look among the junk mail.</p>
        )}
      </div>
    </form>
  )
}

const resendLabel = (seconds: number, isSending: boolean) =>
  isSending ? 'Sending...' : seconds > 0 ? `Resend in ${seconds}s` : 'Resend OTP'
