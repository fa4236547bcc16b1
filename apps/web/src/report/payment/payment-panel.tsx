import type { Caller, Payment } from '@lithe/contracts/api'
import { paymentWords } from '@lithe/words/live/payment'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { api } from '../../api/client.ts'
import { ApiError, NetworkError } from '../../api/errors.ts'
import { refusalSentence, sentenceFor } from '../../api/sentence-for.ts'
import { useCheckout } from '../../memory/checkout.ts'
import { messenger } from '../../messenger/messenger.ts'
import { ActionButton, QuietButton } from '../../ui/buttons.tsx'
import { StillWaiting } from '../../ui/waiting.tsx'
import { payWords } from './price.ts'

type Props = {
  caller: Caller
  assessmentId: string
  payment: Payment
  canPay: boolean
  /** What happens after paying, below the button. */
  how: string
  botUrl: string | null
  /** Closes the panel, which discards the code and its error. */
  onClose: () => void
  /** Called once a payment page is available. */
  onPay: (checkoutUrl: string) => void
  onChanged: () => void
  /** What paying opens, above the button. */
  children: ReactNode
}

/** Takes a promo code or a payment; either ends by closing the panel. */
export function PaymentPanel({
  caller,
  assessmentId,
  payment,
  canPay,
  how,
  botUrl,
  onClose,
  onPay,
  onChanged,
  children,
}: Props) {
  const [code, setCode] = useState('')
  const promo = useMutation({
    mutationFn: (promoCode: string) => api.applyPromoCode({ ...caller, assessmentId, promoCode }),
    onSuccess: () => {
      onClose()
      onChanged()
    },
    onError: error => console.warn('The promo code was not taken', error),
  })
  const checkout = useCheckout({ caller, assessmentId, botUrl, onMade: onPay, onUnlocked: onChanged })

  return (
    <div className="sheet-columns">
      <div>{children}</div>
      <div>
        <div role="alert" className="empty:-mb-1">
          {checkout.error ? (
            <p className="font-semibold text-zone-red">
              {sentenceFor(checkout.error)} {paymentWords.panel.notCharged}
            </p>
          ) : null}
        </div>
        {canPay ? (
          <>
            {/* Within reach at any text size without scrolling. */}
            <div className="sticky -bottom-3 z-10 -mx-3 -mb-1 bg-raised px-3 pt-1 pb-3 beside:static beside:m-0 beside:p-0">
              <ActionButton onClick={checkout.make} disabled={checkout.isPending || promo.isPending}>
                {checkout.isPending ? paymentWords.panel.loading : payWords(payment, messenger() !== null)}
              </ActionButton>
            </div>
            <p className="text-center text-ink-soft">{how}</p>
          </>
        ) : null}
        <StillWaiting isWaiting={checkout.isPending || promo.isPending}>
          {paymentWords.panel.mayWait}
        </StillWaiting>
        {/* Paying hides it but keeps its space, so that nothing moves under the finger. */}
        <div className={checkout.isPending ? 'invisible' : undefined}>
          <PromoField
            code={code}
            onChange={typed => {
              setCode(typed)
              promo.reset()
            }}
            onApply={() => promo.mutate(code.trim())}
            isApplying={promo.isPending}
            error={promo.error ? promoErrorText(promo.error) : null}
          />
        </div>
        <QuietButton onClick={onClose}>{paymentWords.panel.cancel}</QuietButton>
      </div>
    </div>
  )
}

const longestCode = 40

type PromoFieldProps = {
  code: string
  onChange: (code: string) => void
  onApply: () => void
  isApplying: boolean
  error: string | null
}

function PromoField({ code, onChange, onApply, isApplying, error }: PromoFieldProps) {
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
        {paymentWords.panel.code}
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
          className="field min-h-7 min-w-0 flex-[1_1_9rem] px-2 text-ink slashed-zero aria-invalid:border-zone-red"
        />
        <QuietButton type="submit" disabled={isApplying || !code.trim()} className="min-h-7">
          {isApplying ? paymentWords.panel.applying : paymentWords.panel.apply}
        </QuietButton>
      </div>
      <p id={errorLine} role="alert" className="font-semibold text-zone-red [&:not(:empty)]:mt-1">
        {error}
      </p>
    </form>
  )
}

/** The message in JSON embedded in an error's text, or null. */
function messageWithin(text: string): string | null {
  try {
    const fragment: unknown = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
    if (typeof fragment !== 'object' || fragment === null || !('message' in fragment)) return null
    return typeof fragment.message === 'string' && fragment.message.trim() ? fragment.message : null
  } catch {
    return null
  }
}

/** Text under the promo field: the server's own words, if any. */
export function promoErrorText(error: unknown): string {
  if (error instanceof NetworkError) return sentenceFor(error)
  return (error instanceof ApiError ? messageWithin(error.message) : null) ?? refusalSentence('promo-unknown')
}
