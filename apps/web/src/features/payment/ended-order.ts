import type { OrderState } from '@lithe/contracts/api'

export type Ended = Exclude<OrderState, 'open' | 'paid' | 'disputed'>
type Words = { title: string; text: string }

const untouched = 'Your card is untouched: no charges were made.'
const stillMeasured = 'What was measured is all still here, and so is your free summary.'

export const endedWords: Record<Ended, Words> = {
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
export const endedWordsInStars: Record<Ended, Words> = {
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
