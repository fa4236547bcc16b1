import type { Caller, OrderState } from '@lithe/contracts/api'
import { paymentResult, reportPollMs } from '@lithe/contracts/constants'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { NetworkError } from '../../api/errors.ts'

export type Ended = Exclude<OrderState, 'open' | 'paid' | 'disputed'>
type EndedWords = { title: string; text: string }

const untouched = 'Your card is untouched: no charges were made.'
const stillMeasured = 'What was measured is all still here, and so is your free summary.'

export const endedWords: Record<Ended, EndedWords> = {
  cancelled: { title: 'Payment Cancelled', text: untouched },
  expired: { title: 'The payment page has expired', text: untouched },
  failed: {
    title: 'The payment did not go through',
    text: 'The bank did not let it pass, so no charges were made. Please try again, or use another card.',
  },
  refunded: {
    title: 'Your payment was refunded',
    text: `The money is on its way back, so the full report is closed again. ${stillMeasured}`,
  },
  'charged-back': {
    title: 'Your bank took the payment back',
    text: `The full report is therefore closed again. ${stillMeasured}`,
  },
}

const starsUntouched = 'Your Stars are untouched: no charges were made.'

/** Where no card and no bank has a part in it. */
export const endedWordsInStars: Record<Ended, EndedWords> = {
  ...endedWords,
  cancelled: { ...endedWords.cancelled, text: starsUntouched },
  expired: { title: 'The payment has expired', text: starsUntouched },
  failed: {
    ...endedWords.failed,
    text: 'Telegram did not let it pass, so no charges were made. Please try again.',
  },
  refunded: {
    ...endedWords.refunded,
    text: `Your payment went back to you, so the full report is closed again. ${stillMeasured}`,
  },
}

/** How an order came to its end without a report to show for it; null while it may still bring one. */
export const endedOrder = (state: OrderState | 'none'): Ended | null =>
  state === 'none' || state === 'open' || state === 'paid' || state === 'disputed' ? null : state

/** What a person is told whenever they come back: why a report that was open is closed. */
export const saidOnTheReport = (state: OrderState | 'none'): Ended | null =>
  state === 'refunded' || state === 'charged-back' ? state : null

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
