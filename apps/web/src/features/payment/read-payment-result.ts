import { paymentResult } from '@lithe/contracts/constants'

export type PaymentResult = { isCancelled: boolean; isFromMessenger: boolean }

/** What the address of /payment-result says; without a word it is good news from the web. */
export function readPaymentResult(search: string): PaymentResult {
  const query = new URLSearchParams(search)
  return {
    isCancelled: query.get(paymentResult.statusParameter) === paymentResult.cancelledStatus,
    isFromMessenger: query.get(paymentResult.messagingParameter) === paymentResult.messagingValue,
  }
}
