import type { Caller } from '@lithe/contracts/api'
import { paymentPatienceMs, reportPollMs } from '@lithe/contracts/constants'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api-client.ts'
import { NetworkError } from '../../network-error.ts'
import { type Ended, endedOrder } from './ended-order.ts'
import { usePendingCheckouts } from './pending-checkouts-store.ts'

type Wait = {
  caller: Caller
  assessmentId: string
  onUnlocked: () => void
  onEnded: (how: Ended) => void
}

/** Asks for the report again and again while a payment is on its way; null while none is. */
export function usePaymentWait({ caller, assessmentId, onUnlocked, onEnded }: Wait) {
  const pending = usePendingCheckouts(({ checkouts }) => checkouts[assessmentId])
  const stop = () => usePendingCheckouts.getState().end(assessmentId)

  async function ask() {
    const { order } = await api.readPayment(caller, { assessmentId })
    const { isAssessmentUnlocked } = await api.readReport(caller, { assessmentId })
    // An open report ends the wait by taking this place; until it has been read, the wait goes on.
    const ended = order === 'none' ? 'expired' : endedOrder(order)
    if (isAssessmentUnlocked) onUnlocked()
    else if (ended) {
      stop()
      onEnded(ended)
    }
    return order
  }

  const { error, dataUpdatedAt, errorUpdatedAt } = useQuery({
    queryKey: ['payment-wait', assessmentId, pending?.startedAtMs],
    enabled: pending !== undefined,
    gcTime: 0,
    retry: false,
    refetchInterval: reportPollMs,
    queryFn: () =>
      ask().catch((failed: unknown) => {
        console.warn('The payment could not be asked about', failed)
        throw failed
      }),
  })

  if (!pending) return null
  const askedAtMs = Math.max(dataUpdatedAt, errorUpdatedAt)
  return {
    checkoutUrl: pending.checkoutUrl,
    isLong: askedAtMs - pending.startedAtMs >= paymentPatienceMs,
    isOffline: error instanceof NetworkError,
    stop,
  }
}
