import type { Caller } from '@lithe/contracts/api'
import { paymentPatienceMs, reportPollMs } from '@lithe/contracts/constants'
import { paymentWords } from '@lithe/words/live/payment'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../api/client.ts'
import { NetworkError } from '../../api/errors.ts'
import { usePendingCheckouts } from '../../memory/checkout.ts'
import { type Ended, endedOrder } from '../../memory/payment-outcome.ts'
import { ActionButton, QuietButton } from '../../ui/buttons.tsx'
import { ProgressLine } from '../../ui/waiting.tsx'

type Props = {
  isLong: boolean
  isOffline: boolean
  /** Whether browser Back led here, and the server knows of no payment. */
  isBack: boolean
  /** Whether the payment page is in the external browser, which may not have opened. */
  isInBrowser: boolean
  onBackToPayment: () => void
  onStop: () => void
}

/** Shows a payment in progress, with a way to stop waiting at any time. */
export function PaymentWait({ isLong, isOffline, isBack, isInBrowser, onBackToPayment, onStop }: Props) {
  const words = paymentWords.wait
  return (
    <section aria-label={words.label} className="rounded-card border border-hairline bg-raised p-3">
      {isBack ? (
        <p role="status">{words.cameBack}</p>
      ) : (
        <ProgressLine label={words.processing} share={null} />
      )}
      {isInBrowser ? <p className="mt-2">{words.inBrowser}</p> : null}
      <div aria-live="polite">
        {isOffline ? <p className="mt-2">{words.offline}</p> : null}
        {isLong && !isBack ? <p className="mt-2">{words.long}</p> : null}
      </div>
      <div className="mt-2 flex flex-col gap-1.5">
        {isLong || isInBrowser || isBack ? (
          <ActionButton onClick={onBackToPayment}>{isInBrowser ? words.openAgain : words.back}</ActionButton>
        ) : null}
        <QuietButton onClick={onStop}>{words.notPaid}</QuietButton>
      </div>
    </section>
  )
}

type Wait = {
  caller: Caller
  assessmentId: string
  isLocked: boolean
  onUnlocked: () => void
  onEnded: (how: Ended) => void
}

/** Polls the report while a payment is in progress; null otherwise. */
export function usePaymentWait({ caller, assessmentId, isLocked, onUnlocked, onEnded }: Wait) {
  const pending = usePendingCheckouts(({ checkouts }) => checkouts[assessmentId])
  const stop = () => usePendingCheckouts.getState().end(assessmentId)

  async function ask() {
    const { order } = await api.readPayment(caller, { assessmentId })
    const { isAssessmentUnlocked } = await api.readReport(caller, { assessmentId })
    // An unlocked report ends the wait by replacing this page; until it is read, the wait continues.
    const ended = order === 'none' ? 'expired' : endedOrder(order)
    if (isAssessmentUnlocked) onUnlocked()
    else if (ended) {
      stop()
      onEnded(ended)
    }
    return order
  }

  const cameBackAtMs = useCameBack()
  const { data, error, dataUpdatedAt, errorUpdatedAt } = useQuery({
    queryKey: ['payment-wait', assessmentId, pending?.startedAtMs],
    enabled: isLocked && pending !== undefined,
    gcTime: 0,
    retry: false,
    refetchInterval: reportPollMs,
    queryFn: () =>
      ask().catch((failed: unknown) => {
        console.warn('The payment could not be asked about', failed)
        throw failed
      }),
  })

  if (!pending) return null
  const askedAtMs = Math.max(dataUpdatedAt, errorUpdatedAt)
  return {
    checkoutUrl: pending.checkoutUrl,
    isLong: askedAtMs - pending.startedAtMs >= paymentPatienceMs,
    isOffline: error instanceof NetworkError,
    isBack: data === 'open' && dataUpdatedAt > cameBackAtMs,
    stop,
  }
}

/** Time at which this page was last restored from the back/forward cache, e.g. after Back from the payment page. */
function useCameBack(): number {
  const [cameBackAtMs, setCameBackAtMs] = useState(Number.POSITIVE_INFINITY)
  useEffect(() => {
    const come = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setCameBackAtMs(Date.now())
    }
    window.addEventListener('pageshow', come)
    return () => window.removeEventListener('pageshow', come)
  }, [])
  return cameBackAtMs
}

/** Precedes the unlocked part and scrolls into view, as the top of the page looks unchanged. */
export function PaidNote({ caller, assessmentId }: { caller: Caller; assessmentId: string }) {
  const isPaid = useJustPaid(caller, assessmentId)
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isPaid) note.current?.scrollIntoView({ block: 'start' })
  }, [isPaid])
  return isPaid ? (
    <p
      ref={note}
      role="status"
      className="-mb-4 mt-6 scroll-mt-[calc(var(--edge-top)+8px)] rounded-card bg-tint-green p-2 text-lead font-semibold text-ink print:hidden"
    >
      {paymentWords.wait.paid}
    </p>
  ) : null
}

/** Whether this device left to pay for this open report, and the server confirms the payment. */
function useJustPaid(caller: Caller, assessmentId: string): boolean {
  const hasGoneToPay = usePendingCheckouts(({ checkouts }) => assessmentId in checkouts)
  const [isPaid, setIsPaid] = useState(false)
  const { userIdentifier, source } = caller

  useEffect(() => {
    if (!hasGoneToPay) return
    api.readPayment({ userIdentifier, source }, { assessmentId }).then(
      ({ order }) => {
        setIsPaid(order === 'paid')
        usePendingCheckouts.getState().end(assessmentId)
      },
      (error: unknown) => console.warn('The payment could not be asked about', error),
    )
  }, [hasGoneToPay, userIdentifier, source, assessmentId])
  return isPaid
}
