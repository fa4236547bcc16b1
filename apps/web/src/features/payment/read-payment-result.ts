import { paymentResult } from '@lithe/contracts/constants'

export type PaymentResult = { isCancelled: boolean; isFromMessenger: boolean }

/** What the address of /payment-result says. It proves nothing: whether something was paid, the server says. */
export function readPaymentResult(search: string): PaymentResult {
  const query = new URLSearchParams(search)
  return {
    isCancelled: query.get(paymentResult.statusParameter) === paymentResult.cancelledStatus,
    isFromMessenger: query.get(paymentResult.messagingParameter) === paymentResult.messagingValue,
  }
}
