import type { Caller } from '@lithe/contracts/api'
import { reportPollMs } from '@lithe/contracts/constants'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api-client.ts'
import { NetworkError } from '../../network-error.ts'
import { type Answer, type PaymentOutcome, paymentOutcome } from './payment-outcome.ts'

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
