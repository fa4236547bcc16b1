import type { MovementId, Test } from '@lithe/movements/catalog'
import type { BreakdownLine } from './breakdown-line.ts'
import type { OnMeasureAgain } from './measure-again.tsx'
import { MeasuredTest } from './measured-test.tsx'
import { MissingTest } from './missing-test.tsx'

type Props = {
  lines: readonly BreakdownLine[]
  /** What a test without a number would be measured with. */
  movementOf: (test: Test) => MovementId
  onMeasureAgain: OnMeasureAgain
}

/** Three entries, one for each test. */
export function BreakdownList({ lines, movementOf, onMeasureAgain }: Props) {
  return (
    <ul className="print:grid print:grid-cols-3 print:grid-rows-[repeat(7,auto)] print:gap-x-3">
      {lines.map(line => (
        <li
          key={line.test}
          className="border-t border-hairline py-4 last:border-b print:row-span-7 print:grid print:grid-rows-subgrid print:content-start print:py-1 print:last:border-b-0"
        >
          {line.isMissing ? (
            <MissingTest
              test={line.test}
              reason={line.reason}
              movement={movementOf(line.test)}
              onMeasureAgain={onMeasureAgain}
            />
          ) : (
            <MeasuredTest line={line} onMeasureAgain={onMeasureAgain} />
          )}
        </li>
      ))}
    </ul>
  )
}
