import type { ReactNode } from 'react'
import { BreakdownList } from './breakdown-list.tsx'
import { usualMovementOf } from './measured-again.ts'
import { placeholderLines } from './placeholder-lines.ts'
import { ReportSection } from './report-section.tsx'

const onPaper =
  'This is the short summary. What each movement came to and what to do this week stand in the full report, which is not open yet.'

const ofMovements = ['What each movement came to', 'What to do this week, step by step']
const ofAge = [
  'What each movement came to, and how many years it adds or takes',
  'Where that stands among people of your age',
  'What to do this week, step by step',
]

/** What the full report looks like, out of focus and out of reach; no measurement of the person is in it. */
export function LockedBreakdown({ hasAge, unlock }: { hasAge: boolean; unlock: ReactNode }) {
  return (
    <>
      <p className="mt-2 hidden print:block">{onPaper}</p>
      <ReportSection title="In your full report" className="print:hidden">
        <ul className="flex flex-col gap-1">
          {(hasAge ? ofAge : ofMovements).map(words => (
            <li key={words} className="flex gap-1.5">
              <span aria-hidden="true" className="mt-[11px] size-[8px] shrink-0 rounded-full bg-ember" />
              {words}
            </li>
          ))}
        </ul>
        {unlock ? <div className="mt-3">{unlock}</div> : null}
        {hasAge ? (
          <div
            aria-hidden="true"
            inert
            className="pointer-events-none mt-3 max-h-[520px] overflow-hidden blur-[7px] select-none [mask-image:linear-gradient(#000_55%,transparent)]"
          >
            <BreakdownList lines={placeholderLines} movementOf={usualMovementOf} onMeasureAgain={null} />
          </div>
        ) : null}
      </ReportSection>
    </>
  )
}
