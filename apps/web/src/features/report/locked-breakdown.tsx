import { BreakdownList } from './breakdown-list.tsx'
import { placeholderLines } from './placeholder-lines.ts'

/** What the full report looks like, out of focus and out of reach; no measurement of the person is in it. */
export function LockedBreakdown() {
  return (
    <section aria-labelledby="locked-heading" className="mt-6">
      <h2 id="locked-heading" className="font-soft text-head font-medium text-spruce">
        In your full report
      </h2>
      <p className="mt-1 mb-3 text-ink-soft">
        What each movement came to, how it compares with people of your age, and what to do this week.
      </p>
      <div aria-hidden="true" inert className="pointer-events-none blur-[7px] select-none">
        <BreakdownList lines={placeholderLines} />
      </div>
    </section>
  )
}
