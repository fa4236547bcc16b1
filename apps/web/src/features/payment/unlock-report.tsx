import type { Caller } from '@lithe/contracts/api'
import { useState } from 'react'
import { messenger } from '../../messenger/messenger.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { EndedNotice } from './ended-notice.tsx'
import { type Ended, saidOnTheReport } from './ended-order.ts'
import { howToPay } from './how-to-pay.ts'
import { PaymentPanel } from './payment-panel.tsx'
import { PaymentWait } from './payment-wait.tsx'
import { PriceLine } from './price-line.tsx'
import { discountWords, offerWords } from './price-words.ts'
import { useGoingToPay } from './use-going-to-pay.ts'
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
  const { canPay: canPayOnTheWeb, isTest, botUrl } = usePaymentSettings()
  const reload = () => {
    void refetchPayment()
    onUnlocked()
  }
  const wait = usePaymentWait({ caller, assessmentId, onUnlocked: reload, onEnded: setEnded })
  const goToPay = useGoingToPay({ assessmentId, onEnded: setEnded })
  const isInStars = payment.priceStars !== null
  const canPay = isInStars || canPayOnTheWeb
  const discount = discountWords(payment)
  const close = () => setIsOpen(false)
  const told = ended ?? saidOnTheReport(payment.order)

  if (wait)
    return (
      <PaymentWait
        isLong={wait.isLong}
        isOffline={wait.isOffline}
        isInBrowser={messenger() !== null && !isInStars}
        onBackToPayment={() => void goToPay(wait.checkoutUrl)}
        onStop={wait.stop}
      />
    )
  return (
    <section aria-label="Unlock your full report" className="rounded-card bg-sand p-3">
      {told ? <EndedNotice how={told} isInStars={isInStars} /> : null}
      <PriceLine payment={payment}>
        {discount ? <p className="font-semibold text-ink">{discount}</p> : null}
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
        description={offerWords(payment)}
      >
        <div className="mt-1 short:hidden">
          <PriceLine payment={payment}>
            <p>{howToPay({ payment, isTest, isInMessenger: messenger() !== null })}</p>
          </PriceLine>
        </div>
        {canPay ? null : <p className="mt-2">Paying is not possible here just now.</p>}
        <PaymentPanel
          {...{ caller, assessmentId, payment, canPay, botUrl }}
          onClose={close}
          onPay={checkoutUrl => {
            close()
            void goToPay(checkoutUrl)
          }}
          onChanged={reload}
        />
      </Sheet>
    </section>
  )
}
