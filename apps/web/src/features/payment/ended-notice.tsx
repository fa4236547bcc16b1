import type { Ended } from './use-payment-wait.ts'

const titles: Record<Ended, string> = {
  cancelled: 'Payment Cancelled',
  expired: 'The payment page has expired',
}

/** What became of a payment that did not come. */
export function EndedNotice({ how }: { how: Ended }) {
  return (
    <p role="status" className="mb-2">
      <strong className="block font-soft text-title font-medium text-spruce">{titles[how]}</strong>
      Your card is untouched: no charges were made.
    </p>
  )
}
