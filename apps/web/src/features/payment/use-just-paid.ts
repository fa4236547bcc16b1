import type { Caller } from '@lithe/contracts/api'
import { useEffect, useState } from 'react'
import { api } from '../../api-client.ts'
import { usePendingCheckouts } from './pending-checkouts-store.ts'

/** Whether this open report is one this device went off to pay for, and the server says that it was paid. */
export function useJustPaid(caller: Caller, assessmentId: string): boolean {
  const hasGoneToPay = usePendingCheckouts(({ checkouts }) => assessmentId in checkouts)
  const [isPaid, setIsPaid] = useState(false)
  const { userIdentifier, source } = caller

  useEffect(() => {
    if (!hasGoneToPay) return
    api.readPayment({ userIdentifier, source }, { assessmentId }).then(
      ({ order }) => {
        setIsPaid(order === 'paid')
        usePendingCheckouts.getState().end(assessmentId)
      },
      (error: unknown) => console.warn('The payment could not be asked about', error),
    )
  }, [hasGoneToPay, userIdentifier, source, assessmentId])
  return isPaid
}
