import { messenger } from '../../messenger/messenger.ts'
import { openCheckout } from './checkout-places.ts'
import type { Ended } from './ended-order.ts'
import { usePendingCheckouts } from './pending-checkouts-store.ts'

type Going = { assessmentId: string; onEnded: (how: Ended) => void }

/** Goes to a checkout; from then on the report waits for the payment, unless the person turned back at once. */
export function useGoingToPay({ assessmentId, onEnded }: Going) {
  return async (checkoutUrl: string) => {
    const { checkouts, begin, end } = usePendingCheckouts.getState()
    // Going there once more begins no new wait: the way out of it stays.
    if (checkouts[assessmentId]?.checkoutUrl !== checkoutUrl)
      begin(assessmentId, { checkoutUrl, startedAtMs: Date.now() })
    const left = await openCheckout(checkoutUrl, { messenger: messenger(), location: window.location })
    if (left === 'waiting') return
    end(assessmentId)
    onEnded(left)
  }
}
