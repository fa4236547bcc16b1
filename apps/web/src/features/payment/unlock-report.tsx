import type { Caller, Payment } from '@lithe/contracts/api'
import { fullReportPriceUsd } from '@lithe/contracts/constants'
import { paymentWords } from '@lithe/words/live/payment'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { usePaymentSettings } from '../../api/queries.tsx'
import { messenger } from '../../messenger/messenger.ts'
import { ActionButton } from '../../ui/buttons.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { useGoingToPay } from './checkout.ts'
import { type Ended, endedWords, saidOnTheReport } from './payment-outcome.ts'
import { PaymentPanel } from './payment-panel.tsx'
import { PaymentWait, usePaymentWait } from './payment-wait.tsx'
import { discountWords, howToPay, offerWords, PriceLine } from './price.tsx'

type Props = {
  caller: Caller
  assessmentId: string
  /** The report may be open now: read it again. */
  onUnlocked: () => void
}

/** Everything between a locked report and an open one: the price, a code, a payment, and the wait for it. */
export function UnlockReport({ caller, assessmentId, onUnlocked }: Props) {
  const words = paymentWords.offer
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
    <section aria-label={words.title} className="rounded-card bg-sand p-3">
      {told ? <EndedNotice how={told} isInStars={isInStars} /> : null}
      <PriceLine payment={payment}>
        {discount ? <p className="font-semibold text-ink">{discount}</p> : null}
        <p>{words.once}</p>
      </PriceLine>
      <ActionButton
        className="mt-2"
        onClick={() => {
          setEnded(null)
          setIsOpen(true)
        }}
      >
        {words.button}
      </ActionButton>
      <Sheet
        isOpen={isOpen}
        onClose={close}
        startsOn="sheet"
        title={words.title}
        description={offerWords(payment)}
      >
        <div className="mt-1 short:hidden">
          <PriceLine payment={payment}>
            <p>{howToPay({ payment, isTest, isInMessenger: messenger() !== null })}</p>
          </PriceLine>
        </div>
        {canPay ? null : <p className="mt-2">{words.impossible}</p>}
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

/** What became of a payment that did not come, or did not stay. */
function EndedNotice({ how, isInStars }: { how: Ended; isInStars: boolean }) {
  const { title, text } = endedWords(how, isInStars)
  return (
    <p role="status" className="mb-2">
      <strong className="block font-soft text-title font-medium text-spruce">{title}</strong>
      {text}
    </p>
  )
}

const fullPriceCents = fullReportPriceUsd * 100

/** Shown until the server has said more: the price everybody pays. */
const listPrice: Payment = {
  isUnlocked: false,
  fullPriceCents,
  priceCents: fullPriceCents,
  percentOff: 0,
  priceStars: null,
  order: 'none',
}

/** What the report costs this person now. The server alone decides; this only shows it. */
function usePayment(caller: Caller, assessmentId: string) {
  const { data = listPrice, refetch } = useQuery({
    queryKey: ['payment', assessmentId],
    queryFn: () => api.readPayment(caller, { assessmentId }),
  })
  return { payment: data, refetchPayment: refetch }
}
