import type { Caller, Payment } from '@lithe/contracts/api'
import { fullReportPriceUsd } from '@lithe/contracts/constants'
import { Icon } from '@lithe/design/icon'
import { paymentWords } from '@lithe/words/live/payment'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { api } from '../../api/client.ts'
import { usePaymentSettings } from '../../api/queries.tsx'
import { useGoingToPay } from '../../memory/checkout.ts'
import { type Ended, endedWords, saidOnTheReport } from '../../memory/payment-outcome.ts'
import { messenger } from '../../messenger/messenger.ts'
import { ActionButton } from '../../ui/buttons.tsx'
import { Chronophotograph } from '../../ui/chronophotograph.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import type { Tells } from '../breakdown/locked-breakdown.tsx'
import { PaymentPanel } from './payment-panel.tsx'
import { PaymentWait, usePaymentWait } from './payment-wait.tsx'
import { discountWords, howToPay, offerWords, priceToPay } from './price.ts'

type Options = {
  caller: Caller
  assessmentId: string
  isLocked: boolean
  /** Number of movements covered. */
  movements: number
  tells: Tells
  plate: string
  /** What unlocking opens, in a few words each. */
  opens: readonly string[]
  /** Called when the report may be open, to refetch it. */
  onUnlocked: () => void
}

/** All that leads from a locked report to an open one: a `notice` for the top, an `action` within the thumb's reach. */
export function useUnlocking(options: Options): { notice: ReactNode; action: ReactNode } {
  const { caller, assessmentId, isLocked, movements, tells, plate, opens, onUnlocked } = options
  const words = paymentWords.offer
  const [isOpen, setIsOpen] = useState(false)
  const [ended, setEnded] = useState<Ended | null>(null)
  const { payment, refetchPayment } = usePayment(caller, assessmentId, isLocked)
  const { canPay: canPayOnTheWeb, isTest, botUrl } = usePaymentSettings()
  const reload = () => {
    void refetchPayment()
    onUnlocked()
  }
  const wait = usePaymentWait({ caller, assessmentId, isLocked, onUnlocked: reload, onEnded: setEnded })
  const goToPay = useGoingToPay({ assessmentId, onEnded: setEnded })
  if (!isLocked) return { notice: null, action: null }

  const isInStars = payment.priceStars !== null
  const canPay = isInStars || canPayOnTheWeb
  const discount = discountWords(payment)
  const told = ended ?? saidOnTheReport(payment.order)
  const close = () => setIsOpen(false)
  const says = words.opens({ tells, count: movements })

  if (wait)
    return {
      notice: (
        <PaymentWait
          isLong={wait.isLong}
          isOffline={wait.isOffline}
          isBack={wait.isBack}
          isInBrowser={messenger() !== null && !isInStars}
          onBackToPayment={() => void goToPay(wait.checkoutUrl)}
          onStop={wait.stop}
        />
      ),
      action: null,
    }
  return {
    notice:
      told || discount ? (
        <div className="mb-3 rounded-card bg-sand p-2">
          {told ? <EndedNotice how={told} isInStars={isInStars} /> : null}
          {discount ? <p className="font-semibold">{discount}</p> : null}
        </div>
      ) : null,
    action: (
      <div className="flat:flex flat:items-center flat:justify-center flat:gap-2">
        <ActionButton
          className="py-1 leading-[1.2]! max-[16em]:text-base flat:flex-1"
          onClick={() => {
            setEnded(null)
            setIsOpen(true)
          }}
        >
          {canPay ? words.button({ says, price: priceToPay(payment) }) : says}
        </ActionButton>
        {canPay ? <p className="mt-0.5 text-center text-ink-soft flat:m-0">{words.noSubscription}</p> : null}
        <Sheet
          isOpen={isOpen}
          onClose={close}
          startsOn="sheet"
          title={words.title}
          description={offerWords(payment)}
        >
          <PaymentPanel
            {...{ caller, assessmentId, payment, canPay, botUrl }}
            how={howToPay({ payment, isTest, isInMessenger: messenger() !== null })}
            onClose={close}
            onPay={checkoutUrl => {
              close()
              void goToPay(checkoutUrl)
            }}
            onChanged={reload}
          >
            <WhatOpens plate={plate} opens={opens} />
            {canPay ? null : <p>{words.impossible}</p>}
          </PaymentPanel>
        </Sheet>
      </div>
    ),
  }
}

/** A plate of what was done, and what unlocking makes visible. */
const WhatOpens = ({ plate, opens }: { plate: string; opens: readonly string[] }) => (
  <div className="@container">
    <div className="flex items-center gap-2">
      <Chronophotograph
        movement={plate}
        crop="last-pose"
        className="size-[96px] shrink-0 self-start overflow-hidden rounded-card bg-sand short:hidden @max-[14em]:hidden"
      />
      <ul className="flex min-w-0 flex-col gap-1 short:gap-0.5">
        {opens.map(one => (
          <li key={one} className="flex gap-1">
            <Icon className="h-[1lh] w-[max(24px,1em)] shrink-0 text-zone-green" weight={2.4}>
              <path d="m5 12.5 4.8 5L19 7" />
            </Icon>
            {one}
          </li>
        ))}
      </ul>
    </div>
  </div>
)

/** Explains a payment that failed or was reversed. */
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

/** The regular price, shown until the server answers. */
const listPrice: Payment = {
  isUnlocked: false,
  fullPriceCents,
  priceCents: fullPriceCents,
  percentOff: 0,
  priceStars: null,
  order: 'none',
}

/** This person's current price, which only the server decides. */
function usePayment(caller: Caller, assessmentId: string, isLocked: boolean) {
  const { data = listPrice, refetch } = useQuery({
    queryKey: ['payment', assessmentId],
    enabled: isLocked,
    queryFn: () => api.readPayment(caller, { assessmentId }),
  })
  return { payment: data, refetchPayment: refetch }
}
