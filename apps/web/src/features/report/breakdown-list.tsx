import type { BreakdownLine } from './breakdown-line.ts'
import { MeasuredTest } from './measured-test.tsx'
import { MissingTest } from './missing-test.tsx'

/** Three entries, one for each test. */
export function BreakdownList({ lines }: { lines: readonly BreakdownLine[] }) {
  return (
    <ul className="print:grid print:grid-cols-3 print:gap-x-3">
      {lines.map(line => (
        <li
          key={line.test}
          className="border-t border-hairline py-4 last:border-b print:last:border-b-0 print:py-1"
        >
          {line.isMissing ? (
            <MissingTest test={line.test} reason={line.reason} />
          ) : (
            <MeasuredTest line={line} />
          )}
        </li>
      ))}
    </ul>
  )
}
