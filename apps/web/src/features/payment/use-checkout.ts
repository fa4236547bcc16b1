import type { Caller } from '@lithe/contracts/api'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../api-client.ts'
import { ApiError } from '../../api-error.ts'
import { checkoutReturns, openCheckout, thisPage } from './checkout-places.ts'
import { usePendingCheckouts } from './pending-checkouts-store.ts'

type Request = {
  caller: Caller
  assessmentId: string
  botUrl: string | null
  /** The panel has done its work: the person is on the way to pay. */
  onLeaving: () => void
  onUnlocked: () => void
}

/** Has a checkout made and goes there; from then on, the report waits for the payment. */
export function useCheckout({ caller, assessmentId, botUrl, onLeaving, onUnlocked }: Request) {
  return useMutation({
    mutationFn: () => {
      const returns = checkoutReturns(assessmentId, {
        ...{ origin: window.location.origin, botUrl },
        window: thisPage(),
      })
      return api.generateCheckout({ ...caller, assessmentId, ...returns })
    },
    onSuccess: ({ checkoutUrl }) => {
      usePendingCheckouts.getState().begin(assessmentId, { checkoutUrl, startedAtMs: Date.now() })
      onLeaving()
      openCheckout(checkoutUrl, thisPage())
    },
    onError: error => {
      console.error('The checkout could not be made', error)
      if (error instanceof ApiError && error.code === 'already-unlocked') onUnlocked()
    },
  })
}
