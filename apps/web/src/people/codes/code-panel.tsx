import { otp } from '@lithe/contracts/constants'
import { signInWords } from '@lithe/words/live/sign-in'
import { OTPInput, REGEXP_ONLY_DIGITS, type SlotProps } from 'input-otp'
import { useEffect, useRef } from 'react'
import { QuietButton } from '../../ui/buttons.tsx'
import { lackIdOf } from '../../ui/lack.tsx'
import { digits, isolated } from '../../words/formats.ts'
import { codeFieldId, type SignIn } from './use-sign-in.ts'

export const codeFormId = 'code-form'
const hintId = 'code-hint'

/** Takes the emailed code, checks it and resends it. */
export function CodePanel({ signIn }: { signIn: SignIn }) {
  const { email, code, busy, problem, view, canSend, attention, because } = signIn
  return (
    <form
      id={codeFormId}
      className="rise mt-3 short:mt-2"
      onKeyDown={signIn.lacking.onKeyDown}
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
        describedBy={`${hintId} ${lackIdOf(codeFieldId)}`}
      />
      <div id={hintId} role="alert">
        {problem ? <p className="mt-1.5 font-semibold text-ember-text short:mt-1">{problem}</p> : null}
        <AttemptsLeft attemptsLeft={view.attemptsLeft} />
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 short:mt-1">
        <QuietButton onClick={signIn.send} disabled={!canSend} className="tabular">
          {resendLabel(view.resendSeconds, busy === 'sending')}
        </QuietButton>
        {problem ? null : <p className="basis-full text-ink-soft">{signInWords.code.noMail}</p>}
      </div>
    </form>
  )
}

const resendLabel = (seconds: number, isSending: boolean) =>
  isSending
    ? signInWords.email.sending
    : seconds > 0
      ? signInWords.code.resendIn({ seconds })
      : signInWords.code.resend

const places = Array.from({ length: otp.digits }, (_, index) => `place-${index + 1}`)

type CodeFieldProps = {
  email: string
  code: string
  onChange: (code: string) => void
  /** Moves focus to the field each time it grows. */
  attention: number
  describedBy: string
}

/** A single input drawn as six slots, so that pasting and autofill work. */
function CodeField({ email, code, onChange, attention, describedBy }: CodeFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (attention > 0) field.current?.focus({ preventScroll: true })
  }, [attention])

  return (
    <>
      <label htmlFor={codeFieldId} className="block font-semibold wrap-anywhere">
        {signInWords.code.label({ digits: otp.digits, email: isolated(email) })}
      </label>
      <div className="mt-2">
        <CodeArc filled={code.length} />
        <OTPInput
          ref={field}
          id={codeFieldId}
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

const slotWidth = 50
const width = slotWidth * otp.digits
const height = 40

/** Path of a hand that reaches up and out, rising quickly and falling slowly. */
const hand = { from: { x: 25, y: 34 }, over: { x: 120, y: -22 }, to: { x: width - 25, y: 24 } }

const bend = (from: number, over: number, to: number, along: number) =>
  (1 - along) ** 2 * from + 2 * along * (1 - along) * over + along ** 2 * to

/** Path position of a slot's centre, by bisection to 0.001. */
function alongAt(x: number): number {
  let [low, high] = [0, 1]
  for (let step = 0; step < 10; step++) {
    const middle = (low + high) / 2
    if (bend(hand.from.x, hand.over.x, hand.to.x, middle) < x) low = middle
    else high = middle
  }
  return (low + high) / 2
}

const points = Array.from({ length: otp.digits }, (_, index) => {
  const x = (index + 0.5) * slotWidth
  return { x, y: bend(hand.from.y, hand.over.y, hand.to.y, alongAt(x)) }
})

/** An arc above the slots; each digit adds an exposure, the newest most solid. */
function CodeArc({ filled }: { filled: number }) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="block w-full overflow-visible" aria-hidden="true">
      <path
        d={`M${hand.from.x} ${hand.from.y}Q${hand.over.x} ${hand.over.y} ${hand.to.x} ${hand.to.y}`}
        fill="none"
        stroke="var(--ember)"
        strokeWidth="1.6"
        opacity="0.6"
      />
      {points.map(({ x, y }, index) => (
        <g key={x} style={{ transform: `translate(${x}px, ${y}px)` }}>
          <circle r="4" fill="var(--ground)" stroke="var(--ember)" strokeWidth="1.6" />
          <circle
            r="6"
            fill="var(--ember)"
            className="transition-[transform,opacity] duration-300 ease-body"
            style={exposure(index, filled)}
          />
        </g>
      ))}
    </svg>
  )
}

const exposure = (index: number, filled: number) =>
  index < filled
    ? {
        opacity: 0.4 + 0.6 * ((index + 1) / filled),
        transform: index === filled - 1 ? 'scale(1.1)' : 'scale(0.85)',
      }
    : { opacity: 0, transform: 'scale(0.3)' }

/** Shown while locked: nothing can be typed, but there is always a way on. */
export function LockPanel({ seconds }: { seconds: number }) {
  return (
    <section className="rise mt-3 rounded-card bg-sand p-3 short:mt-2 short:p-2">
      <p className="font-soft text-title font-medium tabular">
        {signInWords.code.locked({ seconds: digits(seconds) })}
      </p>
      <AttemptsLeft attemptsLeft={0} />
      <p role="alert" className="mt-1">
        {signInWords.code.whyLocked}
      </p>
    </section>
  )
}

/** Attempts left, shown only when few. */
function AttemptsLeft({ attemptsLeft }: { attemptsLeft: number }) {
  if (attemptsLeft > otp.tellAttemptsAtMost) return null
  return (
    <p className="mt-0.5 tabular">
      {signInWords.code.attemptsLeft({ left: attemptsLeft, all: otp.attempts })}
    </p>
  )
}
