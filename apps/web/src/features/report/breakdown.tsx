import type { FullReport } from '@lithe/contracts/api'
import type { MovementId, Test } from '@lithe/movements/catalog'
import { reportPageWords } from '@lithe/words/live/report-page'
import { type ReactNode, useId } from 'react'
import { useNavigate } from 'react-router'
import { backToTest } from '../../navigation/paths.ts'
import { QuietButton } from '../../ui/buttons.tsx'
import { Points } from '../../ui/screen.tsx'
import { numeral } from '../../words/formats.ts'
import { type BreakdownLine, breakdownLines, comparedMovements, placeholderLines } from './breakdown-lines.ts'
import { HowWeKnow } from './how-we-know.tsx'
import { MeasuredTest, MissingTest, type OnMeasureAgain } from './measured-test.tsx'
import { usualMovementOf } from './report-sessions.ts'

type Props = {
  report: FullReport
  /** False where the page's own main action is the test. */
  offersTest: boolean
  movementOf: (test: Test) => MovementId
  onMeasureAgain: OnMeasureAgain
}

export function FullBreakdown({ report, offersTest, movementOf, onMeasureAgain }: Props) {
  const lines = breakdownLines(report.assessmentBreakdown)
  return (
    <>
      <ReportSection title={reportPageWords.parts.measured}>
        <BreakdownList lines={lines} movementOf={movementOf} onMeasureAgain={onMeasureAgain} />
        {offersTest && lines.some(({ isMissing }) => isMissing) ? <TestAgainButton /> : null}
      </ReportSection>
      {report.recommendations.length > 0 ? (
        <ReportSection title={reportPageWords.parts.week}>
          <RecommendationList recommendations={report.recommendations} />
        </ReportSection>
      ) : null}
      <ReportSection title={reportPageWords.parts.know} className="print:hidden">
        <HowWeKnow
          compared={comparedMovements(lines)}
          modelVersion={report.modelVersion}
          adviceSources={report.adviceSources ?? []}
        />
      </ReportSection>
    </>
  )
}

/** What the full report looks like, out of focus and out of reach; no measurement of the person is in it. */
export function LockedBreakdown({ hasAge, unlock }: { hasAge: boolean; unlock: ReactNode }) {
  const { title, ofAge, ofMovements } = reportPageWords.locked
  return (
    <>
      <p className="mt-2 hidden print:block">{reportPageWords.paper.summary}</p>
      <ReportSection title={title} className="print:hidden">
        <Points of={hasAge ? ofAge : ofMovements} className="gap-1" />
        {unlock ? <div className="mt-3">{unlock}</div> : null}
        {hasAge ? (
          <div
            aria-hidden="true"
            inert
            className="pointer-events-none mt-3 max-h-[520px] overflow-hidden blur-[7px] select-none [mask-image:linear-gradient(#000_55%,transparent)]"
          >
            <BreakdownList lines={placeholderLines()} movementOf={usualMovementOf} onMeasureAgain={null} />
          </div>
        ) : null}
      </ReportSection>
    </>
  )
}

type BreakdownListProps = {
  lines: readonly BreakdownLine[]
  /** What a test without a number would be measured with. */
  movementOf: (test: Test) => MovementId
  onMeasureAgain: OnMeasureAgain
}

/** Three entries, one for each test. */
function BreakdownList({ lines, movementOf, onMeasureAgain }: BreakdownListProps) {
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

/** What to do, then why: only the first sentence is the doing. */
const doingAndWhy = (recommendation: string) => {
  const end = /[.!?]\s/.exec(recommendation)?.index
  return end === undefined
    ? { doing: recommendation, why: '' }
    : { doing: recommendation.slice(0, end + 1), why: recommendation.slice(end + 1).trim() }
}

/** What to do this week, in order. */
function RecommendationList({ recommendations }: { recommendations: readonly string[] }) {
  return (
    <ol className="flex flex-col gap-3 print:gap-0.5">
      {recommendations.map((recommendation, index) => {
        const { doing, why } = doingAndWhy(recommendation)
        return (
          <li key={recommendation} className="flex gap-2">
            <span
              aria-hidden="true"
              className="w-4 shrink-0 font-soft text-display leading-[0.9] text-ember tabular print:text-title"
            >
              {numeral(index + 1)}
            </span>
            <p>
              <span className="font-semibold">{doing}</span> {why}
            </p>
          </li>
        )
      })}
    </ol>
  )
}

/** For those who want the missing number. */
function TestAgainButton() {
  const navigate = useNavigate()
  return (
    <QuietButton className="mt-3 w-full print:hidden" onClick={() => navigate(backToTest.link())}>
      {reportPageWords.again}
    </QuietButton>
  )
}

/** A part of the report under a heading of its own. */
export function ReportSection({
  title,
  children,
  className = '',
}: {
  title: string
  children: ReactNode
  className?: string
}) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={`mt-6 print:mt-2 ${className}`}>
      <h2
        id={heading}
        className="mb-2 font-soft text-head font-medium text-spruce print:mb-0.5 print:text-title"
      >
        {title}
      </h2>
      {children}
    </section>
  )
}
