import type { Payment } from '@lithe/contracts/api'

type Place = { payment: Pick<Payment, 'priceStars'>; isTest: boolean; isInMessenger: boolean }

/** Beside the price: what happens next. */
export function howToPay({ payment, isTest, isInMessenger }: Place): string {
  if (payment.priceStars !== null) return 'You pay here, with Telegram Stars.'
  if (isTest) return 'This is a test: no money moves.'
  return isInMessenger ? 'You pay in your browser. This page waits for you.' : 'You pay on the next page.'
}
