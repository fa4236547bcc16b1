import type { Caller, Payment } from '@lithe/contracts/api'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api-client.ts'
import { sentenceFor } from '../../error-sentences.ts'
import { messenger } from '../../messenger/messenger.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { StillWaiting } from '../../ui/still-waiting.tsx'
import { payWords } from './price-words.ts'
import { promoErrorText } from './promo-error-text.ts'
import { PromoField } from './promo-field.tsx'
import { useCheckout } from './use-checkout.ts'

type Props = {
  caller: Caller
  assessmentId: string
  payment: Payment
  canPay: boolean
  botUrl: string | null
  /** Closing forgets the code and what was said about it. */
  onClose: () => void
  /** There is a place to pay at. */
  onPay: (checkoutUrl: string) => void
  onChanged: () => void
}

/** A promo code or a payment; either ends with the panel closed. */
export function PaymentPanel({
  caller,
  assessmentId,
  payment,
  canPay,
  botUrl,
  onClose,
  onPay,
  onChanged,
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
    <div className="mt-3 flex flex-col gap-3 short:mt-2 short:gap-2">
      <PromoField
        code={code}
        onChange={typed => {
          setCode(typed)
          promo.reset()
        }}
        onApply={() => promo.mutate(code.trim())}
        isApplying={promo.isPending}
        isDisabled={checkout.isPending}
        error={promo.error ? promoErrorText(promo.error) : null}
      />
      <div className="flex flex-col gap-1.5">
        <div role="alert">
          {checkout.error ? (
            <p className="mb-1 font-semibold text-zone-red">
              {sentenceFor(checkout.error)} Nothing was charged.
            </p>
          ) : null}
        </div>
        {canPay ? (
          <ActionButton onClick={checkout.make} disabled={checkout.isPending || promo.isPending}>
            {checkout.isPending ? 'Loading...' : payWords(payment, messenger() !== null)}
          </ActionButton>
        ) : null}
        <StillWaiting isWaiting={checkout.isPending || promo.isPending}>
          You may wait, or cancel.
        </StillWaiting>
        <QuietButton onClick={onClose}>Cancel</QuietButton>
      </div>
    </div>
  )
}
