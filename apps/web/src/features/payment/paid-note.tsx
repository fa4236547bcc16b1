import type { Caller } from '@lithe/contracts/api'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../api/client.ts'
import { usePendingCheckouts } from './pending-checkouts-store.ts'

/** Before what was paid for: the page comes here by itself, as its beginning looks as it did before. */
export function PaidNote({ caller, assessmentId }: { caller: Caller; assessmentId: string }) {
  const isPaid = useJustPaid(caller, assessmentId)
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isPaid) note.current?.scrollIntoView({ block: 'start' })
  }, [isPaid])
  return isPaid ? (
    <p
      ref={note}
      role="status"
      className="-mb-4 mt-6 scroll-mt-[calc(var(--edge-top)+8px)] rounded-card bg-tint-green p-2 text-lead font-semibold text-ink print:hidden"
    >
      Paid. Everything is open.
    </p>
  ) : null
}

/** Whether this open report is one this device went off to pay for, and the server says that it was paid. */
function useJustPaid(caller: Caller, assessmentId: string): boolean {
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
