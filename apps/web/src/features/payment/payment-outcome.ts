import type { Caller, OrderState } from '@lithe/contracts/api'
import { paymentResult, reportPollMs } from '@lithe/contracts/constants'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { NetworkError } from '../../api/errors.ts'
import { type Ended, endedOrder, endedWords } from './ended-order.ts'

/** `null`: there is no such order; `asking` and `unreachable`: the server has not said yet. */
export type Answer = OrderState | 'none' | null | 'asking' | 'unreachable'

type PaymentOutcome = 'paid' | 'on-its-way' | 'asking' | 'unreachable' | 'unknown' | Ended

/** The server's word decides; an address that says "cancelled" is believed unless the server knows better. */
export function paymentOutcome(answer: Answer, isCancelled: boolean): PaymentOutcome {
  if (answer === 'paid' || answer === 'disputed') return 'paid'
  if (isCancelled) return 'cancelled'
  if (answer === 'asking' || answer === 'unreachable') return answer
  if (answer === 'open') return 'on-its-way'
  return answer === null ? 'unknown' : (endedOrder(answer) ?? 'unknown')
}

type Words = { title: string; plate: string; lead: string; more: string }

const keptFree = 'Your free summary stays where it is, and the full report waits until you want it.'

const ended = (how: Ended): Words => ({
  title: endedWords[how].title,
  plate: 'toe-touch',
  lead: endedWords[how].text,
  more: keptFree,
})

export const paymentOutcomeWords: Record<PaymentOutcome, Words> = {
  paid: {
    title: 'Payment Successful!',
    plate: 'single-leg-stance',
    lead: 'Full report access granted',
    more: 'Thank you. Every movement, what it means and what to do this week: all of it is yours now.',
  },
  'on-its-way': {
    title: 'Your payment is on its way',
    plate: 'hero-squat',
    lead: 'It has not arrived yet. We keep asking.',
    more: 'Your report opens by itself as soon as it does. You may close this page.',
  },
  asking: {
    title: 'One moment',
    plate: 'hero-squat',
    lead: 'We are asking about your payment.',
    more: 'Nothing you paid gets lost.',
  },
  unreachable: {
    title: 'We could not ask about your payment',
    plate: 'hero-squat',
    lead: 'You seem to be offline. We keep asking.',
    more: 'Nothing you paid gets lost.',
  },
  unknown: {
    title: 'We could not find this payment',
    plate: 'hero-squat',
    lead: 'This phone knows of no payment that was just made.',
    more: 'If you have paid, nothing is lost: your report opens by itself as soon as the payment arrives.',
  },
  cancelled: {
    title: 'Payment Cancelled',
    plate: 'toe-touch',
    lead: 'Nothing was paid: no charges were made',
    more: keptFree,
  },
  expired: ended('expired'),
  failed: ended('failed'),
  refunded: ended('refunded'),
  'charged-back': ended('charged-back'),
}

type Asked = {
  outcome: PaymentOutcome
  /** Whether the report is known to be this person's. */
  isOwn: boolean
}

/** Asks the server what became of the payment for a report, until that is settled. */
export function usePaymentOutcome(caller: Caller, assessmentId: string | null, isCancelled: boolean): Asked {
  const { data, error } = useQuery({
    queryKey: ['payment-result', assessmentId],
    enabled: assessmentId !== null,
    retry: false,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.order === 'open' || state.error instanceof NetworkError ? reportPollMs : false,
    queryFn: () => api.readPayment(caller, { assessmentId: assessmentId ?? '' }),
  })
  const outcome = paymentOutcome(answerOf(), isCancelled)
  return { outcome, isOwn: data !== undefined }

  function answerOf(): Answer {
    if (assessmentId === null) return null
    if (data) return data.order
    if (!error) return 'asking'
    return error instanceof NetworkError ? 'unreachable' : null
  }
}

type PaymentResult = { isCancelled: boolean; isFromMessenger: boolean }

/** What the address of /payment-result says. It proves nothing: whether something was paid, the server says. */
export function readPaymentResult(search: string): PaymentResult {
  const query = new URLSearchParams(search)
  return {
    isCancelled: query.get(paymentResult.statusParameter) === paymentResult.cancelledStatus,
    isFromMessenger: query.get(paymentResult.messagingParameter) === paymentResult.messagingValue,
  }
}
