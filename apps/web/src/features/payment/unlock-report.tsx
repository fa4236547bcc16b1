import type { Caller } from '@lithe/contracts/api'
import { useState } from 'react'
import { ActionButton } from '../../ui/action-button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { openCheckout, thisPage } from './checkout-places.ts'
import { EndedNotice } from './ended-notice.tsx'
import { type Ended, saidOnTheReport } from './ended-order.ts'
import { PaymentPanel } from './payment-panel.tsx'
import { PaymentWait } from './payment-wait.tsx'
import { PriceLine } from './price-line.tsx'
import { dollars } from './price-words.ts'
import { usePayment } from './use-payment.ts'
import { usePaymentSettings } from './use-payment-settings.ts'
import { usePaymentWait } from './use-payment-wait.ts'

type Props = {
  caller: Caller
  assessmentId: string
  /** The report may be open now: read it again. */
  onUnlocked: () => void
}

/** Everything between a locked report and an open one: the price, a code, a payment, and the wait for it. */
export function UnlockReport({ caller, assessmentId, onUnlocked }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [ended, setEnded] = useState<Ended | null>(null)
  const { payment, refetchPayment } = usePayment(caller, assessmentId)
  const { canPay, isTest, botUrl } = usePaymentSettings()
  const reload = () => {
    void refetchPayment()
    onUnlocked()
  }
  const wait = usePaymentWait({ caller, assessmentId, onUnlocked: reload, onEnded: setEnded })
  const price = dollars(payment.fullPriceCents)
  const isLower = payment.priceCents < payment.fullPriceCents
  const discount = `Your promo code takes ${payment.percentOff} % off.`
  const close = () => setIsOpen(false)
  const told = ended ?? saidOnTheReport(payment.order)

  if (wait)
    return (
      <PaymentWait
        isLong={wait.isLong}
        isOffline={wait.isOffline}
        onBackToPayment={() => openCheckout(wait.checkoutUrl, thisPage())}
        onStop={wait.stop}
      />
    )
  return (
    <section aria-label="Unlock your full report" className="rounded-card bg-sand p-3">
      {told ? <EndedNotice how={told} /> : null}
      <PriceLine payment={payment}>
        {isLower ? <p className="font-semibold text-ink">{discount}</p> : null}
        <p>Paid once. This report then stays open for good.</p>
      </PriceLine>
      <ActionButton
        className="mt-2"
        onClick={() => {
          setEnded(null)
          setIsOpen(true)
        }}
      >
        Unlock full report
      </ActionButton>
      <Sheet
        isOpen={isOpen}
        onClose={close}
        startsOn="sheet"
        title="Unlock your full report"
        description={`The full report costs ${price}. ${isLower ? discount : 'A promo code can open it instead.'}`}
      >
        <div className="mt-1 short:hidden">
          <PriceLine payment={payment}>
            <p>{isTest ? 'This is a test: no money moves.' : 'You pay on the next page.'}</p>
          </PriceLine>
        </div>
        {canPay ? null : <p className="mt-2">Paying is not possible here just now.</p>}
        <PaymentPanel
          {...{ caller, assessmentId, payment, canPay, botUrl }}
          onClose={close}
          onChanged={reload}
        />
      </Sheet>
    </section>
  )
}
