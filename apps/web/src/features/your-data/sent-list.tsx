import type { SentEntry } from '../../ledger/sent-entry.ts'
import { sentByDay } from './sent-by-day.ts'
import { SentItem } from './sent-item.tsx'

/** Everything that left this phone, day by day. */
export function SentList({ entries, now }: { entries: readonly SentEntry[]; now: Date }) {
  return (
    <div className="flex flex-col gap-4">
      {sentByDay(entries, now).map(({ heading, lines }, day) => (
        <section key={heading} aria-label={heading}>
          <h2 className="mb-2 font-soft text-title font-medium text-spruce">{heading}</h2>
          <ol className="ml-[6px]">
            {lines.map((line, index) => (
              <SentItem key={`${line.firstAt} ${line.path}`} line={line} step={day === 0 ? index + 2 : 8} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
