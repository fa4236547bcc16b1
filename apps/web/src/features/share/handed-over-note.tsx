import { useEffect, useRef } from 'react'
import type { HandedOver } from './hand-over-card.ts'

/** What became of the card, where the person would not see it by themselves. */
export function HandedOverNote({ outcome, message }: { outcome: HandedOver | null; message: string }) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome) note.current?.scrollIntoView({ block: 'nearest' })
  }, [outcome])

  return (
    <div role="alert" ref={note} className="scroll-mb-3">
      {outcome === 'downloaded-and-copied' ? (
        <p className="appear mt-2 font-semibold">Image downloaded and text copied to clipboard.</p>
      ) : null}
      {outcome === 'downloaded' ? (
        <div className="appear mt-2">
          <p className="font-semibold">Image downloaded. Copy this message:</p>
          <p className="mt-1 rounded-card border border-hairline bg-ground p-2 select-all">{message}</p>
        </div>
      ) : null}
    </div>
  )
}
