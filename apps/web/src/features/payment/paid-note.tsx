import type { Caller } from '@lithe/contracts/api'
import { useEffect, useRef } from 'react'
import { useJustPaid } from './use-just-paid.ts'

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
