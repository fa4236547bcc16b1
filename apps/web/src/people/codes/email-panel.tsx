import { signInWords } from '@lithe/words/live/sign-in'
import { useEffect, useEffectEvent, useRef } from 'react'
import { lackIdOf } from '../../ui/lack.tsx'
import { emailFieldId, type SignIn } from './use-sign-in.ts'

export const emailFormId = 'email-form'

type Props = {
  signIn: SignIn
  hasOther: boolean
  /** What the address is used for. */
  note?: string
}

/** Asks for an email address, with its purpose and the state of the request; set apart from another method above it. */
export function EmailPanel({ signIn, hasOther, note = signInWords.email.note }: Props) {
  const { typed, busy, problem, view, lacking } = signIn
  const said = useRef<HTMLDivElement>(null)
  const isUnderWay = view.hasCode || view.lockedSeconds > 0
  const field = useRef<HTMLInputElement>(null)
  const takeTyped = useEffectEvent(() => {
    const before = field.current?.value ?? ''
    if (before !== typed) signIn.setTyped(before)
    if (field.current?.form?.dataset.entered !== undefined) signIn.sendTo(before)
  })

  // Typed and submitted on the prerendered page, before hydration.
  useEffect(() => takeTyped(), [])

  // Content fixed to the foot of a small phone would cover it.
  useEffect(() => {
    if (problem) said.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])

  return (
    <form
      id={emailFormId}
      className="mt-2 short:mt-1"
      noValidate
      onKeyDown={lacking.onKeyDown}
      onSubmit={event => {
        event.preventDefault()
        signIn.send()
      }}
    >
      <p id="email-note" className={`text-ink-soft ${isUnderWay ? 'sr-only' : ''}`}>
        {note}
      </p>
      <div className="h-2 short:h-1" />
      {hasOther ? (
        <p className="or -mt-0.5 mb-1.5 flex items-center gap-2 text-ink-soft short:mt-0 short:mb-1">
          <span aria-hidden="true" className="h-px flex-1 bg-hairline" />
          {signInWords.google.or}
          <span aria-hidden="true" className="h-px flex-1 bg-hairline" />
        </p>
      ) : null}
      <label htmlFor={emailFieldId} className="font-semibold">
        {signInWords.email.label}
      </label>
      <input
        ref={field}
        id={emailFieldId}
        type="email"
        value={typed}
        onChange={event => signIn.setTyped(event.target.value)}
        readOnly={busy !== null}
        maxLength={longestEmail}
        // Autofill offers passkeys here too.
        autoComplete="email webauthn"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
        aria-describedby={`email-note email-problem ${lackIdOf(emailFieldId)}`}
        className="mt-1 field min-h-8 w-full short:min-h-[56px] px-2.5 text-lead text-ink"
      />
      <div ref={said} role="alert" id="email-problem" className="scroll-mb-[24dvh]">
        {problem && !isUnderWay ? <p className="mt-1.5 font-semibold text-ember-text">{problem}</p> : null}
      </div>
    </form>
  )
}

const longestEmail = 254
