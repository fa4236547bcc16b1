import type { Caller, OrderState } from '@lithe/contracts/api'
import { paymentResult, reportPollMs } from '@lithe/contracts/constants'
import { paymentWords } from '@lithe/words/live/payment'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { NetworkError } from '../api/errors.ts'

export type Ended = Exclude<OrderState, 'open' | 'paid' | 'disputed'>
type EndedWords = { title: string; text: string }

/** Words for how a payment ended; with Stars, they mention no card or bank. */
export function endedWords(how: Ended, isInStars = false): EndedWords {
  const said = paymentWords.ended
  const untouched = isInStars ? said.starsUntouched : said.cardUntouched
  const texts: Record<Ended, string> = {
    cancelled: untouched,
    expired: untouched,
    failed: isInStars ? said.telegramRefused : said.bankRefused,
    refunded: isInStars ? said.wentBack : said.moneyBack,
    'charged-back': said.closedAgain,
  }
  const title = how === 'expired' && isInStars ? said.expiredInStars : said[how]
  return { title, text: texts[how] }
}

/** Why an order ended without a report; null if it has one, or may still bring one. */
export const endedOrder = (state: OrderState | 'none'): Ended | null =>
  state === 'none' || state === 'open' || state === 'paid' || state === 'disputed' ? null : state

/** Tells a returning person why an open report was closed. */
export const saidOnTheReport = (state: OrderState | 'none'): Ended | null =>
  state === 'refunded' || state === 'charged-back' ? state : null

/** `null`: no such order; `asking`, `unreachable`: no answer from the server yet. */
export type Answer = OrderState | 'none' | null | 'asking' | 'unreachable'

/** `told`: a success only the URL claims. */
type PaymentOutcome = 'paid' | 'told' | 'on-its-way' | 'asking' | 'unreachable' | 'unknown' | Ended

type Known = {
  /** From the URL; believed if neither the server nor this device knows better. */
  isCancelled: boolean
  /** Whether this device left to pay for the report in question. */
  wentToPay: boolean
}

export function paymentOutcome(answer: Answer, { isCancelled, wentToPay }: Known): PaymentOutcome {
  if (answer === 'paid' || answer === 'disputed') return 'paid'
  if (isCancelled) return 'cancelled'
  if (answer === 'asking') return answer
  if (answer === 'open') return 'on-its-way'
  const ended = answer === null || answer === 'unreachable' ? null : endedOrder(answer)
  if (ended) return ended
  if (!wentToPay) return 'told'
  return answer === 'unreachable' ? answer : 'unknown'
}

type Words = { title: string; plate: string; lead: string; more: string }

const plates: Partial<Record<PaymentOutcome, string>> = {
  paid: 'single-leg-stance',
  told: 'single-leg-stance',
  'on-its-way': 'hero-squat',
  asking: 'hero-squat',
}

/** Text of the page after a payment. */
export const paymentOutcomeWords = (outcome: PaymentOutcome): Words => ({
  plate: plates[outcome] ?? 'single-leg-stance-supported',
  ...said(outcome),
})

function said(outcome: PaymentOutcome): Omit<Words, 'plate'> {
  const { asking, unreachable, nothingLost, opensLater, cancelled, keptFree, ...result } = paymentWords.result
  if (outcome === 'asking') return { ...asking, more: nothingLost }
  if (outcome === 'unreachable') return { ...unreachable, more: nothingLost }
  if (outcome === 'told') return { ...result.paid, more: opensLater }
  if (outcome === 'paid' || outcome === 'on-its-way' || outcome === 'unknown') return result[outcome]
  const { title, text } = endedWords(outcome)
  return { title, lead: outcome === 'cancelled' ? cancelled : text, more: keptFree }
}

type Asked = {
  outcome: PaymentOutcome
  /** Whether the report is known to be this person's. */
  isOwn: boolean
}

/** Polls the server for the payment of a report until it is settled. */
export function usePaymentOutcome(caller: Caller, assessmentId: string | null, known: Known): Asked {
  const { data, error } = useQuery({
    queryKey: ['payment-result', assessmentId],
    enabled: assessmentId !== null,
    retry: false,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.order === 'open' || state.error instanceof NetworkError ? reportPollMs : false,
    queryFn: () => api.readPayment(caller, { assessmentId: assessmentId ?? '' }),
  })
  const outcome = paymentOutcome(answerOf(), known)
  return { outcome, isOwn: data !== undefined }

  function answerOf(): Answer {
    if (assessmentId === null) return null
    if (data) return data.order
    if (!error) return 'asking'
    return error instanceof NetworkError ? 'unreachable' : null
  }
}

type PaymentResult = { isCancelled: boolean; isFromMessenger: boolean }

/** Reads the query of /payment-result. It proves nothing: the server decides whether a payment was made. */
export function readPaymentResult(search: string): PaymentResult {
  const query = new URLSearchParams(search)
  return {
    isCancelled: query.get(paymentResult.statusParameter) === paymentResult.cancelledStatus,
    isFromMessenger: query.get(paymentResult.messagingParameter) === paymentResult.messagingValue,
  }
}
