import './report.css'
import type { FullReport } from '@lithe/contracts/api'
import type { MovementId, Test } from '@lithe/movements/catalog'
import { reportPageWords } from '@lithe/words/live/report-page'
import { useNavigate } from 'react-router'
import { backToTest } from '../../navigation/paths.ts'
import { QuietButton } from '../../ui/buttons.tsx'
import { PageSection } from '../../ui/screen.tsx'
import { numeral } from '../../words/formats.ts'
import { Beside, type OwnPlateOf } from './beside.tsx'
import { type BreakdownLine, breakdownLines, comparedMovements } from './breakdown-lines.ts'
import { HowWeKnow, PaperMethod } from './how-we-know.tsx'
import { MeasuredTest, MissingTest, type OnMeasureAgain } from './measured-test.tsx'
import { byYears, fallOf, Waterfall } from './waterfall.tsx'
import { BeginWeek, Week } from './week.tsx'

type Props = {
  assessmentId: string
  createdAt: string
  report: FullReport
  /** False if the test is already the page's main action. */
  offersTest: boolean
  ownPlateOf: OwnPlateOf
  /** Number of presses of the page's main action. */
  begun?: number
  /** Whether to unfold the parts in turn, as they were just unlocked. */
  opensNow: boolean
  movementOf: (test: Test) => MovementId
  onMeasureAgain: OnMeasureAgain
}

/** Everything below the dial: what mattered most, how the years add up, this week's step, then the details. */
export function FullBreakdown({
  assessmentId,
  createdAt,
  report,
  opensNow,
  ownPlateOf,
  begun = 0,
  ...test
}: Props) {
  const lines = breakdownLines(report.assessmentBreakdown, report)
  const { week = [] } = report
  const { sum, measured } = reportPageWords.parts
  const drawer = opensNow ? 'drawer' : ''
  return (
    <>
      <div className={drawer}>
        <Beside ages={report} lines={lines} ownPlateOf={ownPlateOf} />
        <PageSection title={fallOf(report, lines) ? sum : measured} className="print:hidden">
          <Waterfall ages={report} lines={lines} />
          {test.offersTest && lines.some(({ isMissing }) => isMissing) ? <TestAgainButton /> : null}
        </PageSection>
      </div>
      <div className={drawer} style={{ '--step': 1 }}>
        <Week {...{ assessmentId, createdAt, week, lines, begun }} />
        <ToDo recommendations={report.recommendations} className="print:hidden" />
      </div>
      <div className={drawer} style={{ '--step': 2 }}>
        <Details report={report} lines={lines} {...test} />
      </div>
    </>
  )
}

type BeginProps = { assessmentId: string; createdAt: string; report: FullReport; onBegin: () => void }

export const Begin = ({ report, ...of }: BeginProps) => (
  <BeginWeek {...of} week={report.week} lines={breakdownLines(report.assessmentBreakdown, report)} />
)

type DetailsProps = Pick<Props, 'report' | 'movementOf' | 'onMeasureAgain'> & {
  lines: readonly BreakdownLine[]
}

function Details({ report, lines, movementOf, onMeasureAgain }: DetailsProps) {
  const { measured, know } = reportPageWords.parts
  const { modelVersion, adviceSources } = report
  const method = { compared: comparedMovements(lines), modelVersion, adviceSources }
  return (
    <>
      <PageSection title={measured}>
        <BreakdownList lines={lines} movementOf={movementOf} onMeasureAgain={onMeasureAgain} />
      </PageSection>
      {/* After the wide row of tests, paper has room for it. */}
      <ToDo recommendations={report.recommendations} className="hidden print:block" />
      <PageSection title={know} className="print:hidden">
        <HowWeKnow {...method} />
      </PageSection>
      <PaperMethod {...method} />
    </>
  )
}

type ToDoProps = Pick<FullReport, 'recommendations'> & { className: string }

const ToDo = ({ recommendations, className }: ToDoProps) =>
  recommendations.length > 0 ? (
    <PageSection title={reportPageWords.parts.week} className={className}>
      <RecommendationList recommendations={recommendations} />
    </PageSection>
  ) : null

type BreakdownListProps = {
  lines: readonly BreakdownLine[]
  /** The movement with which to measure a test that has no number. */
  movementOf: (test: Test) => MovementId
  onMeasureAgain: OnMeasureAgain
}

/** One entry per test. */
function BreakdownList({ lines, movementOf, onMeasureAgain }: BreakdownListProps) {
  const [first] = byYears(lines)
  return (
    <ul className="print:grid print:grid-cols-3 print:grid-rows-[repeat(7,auto)] print:gap-x-3">
      {lines.map(line => (
        <li
          key={line.test}
          className="border-t border-hairline py-4 last:border-b flat:grid flat:grid-cols-2 flat:grid-rows-[repeat(5,auto)_1fr] flat:gap-x-4 flat:*:col-start-1 print:row-span-7 print:grid print:grid-rows-subgrid print:content-start print:py-1 print:last:border-b-0"
        >
          {line.isMissing ? (
            <MissingTest
              test={line.test}
              reason={line.reason}
              movement={movementOf(line.test)}
              onMeasureAgain={onMeasureAgain}
            />
          ) : (
            <MeasuredTest line={line} isFirst={line === first} onMeasureAgain={onMeasureAgain} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** Splits advice into what to do (its first sentence) and why. */
const doingAndWhy = (recommendation: string) => {
  const end = /[.!?]\s/.exec(recommendation)?.index
  return end === undefined
    ? { doing: recommendation, why: '' }
    : { doing: recommendation.slice(0, end + 1), why: recommendation.slice(end + 1).trim() }
}

/** This week's steps, in order. */
function RecommendationList({ recommendations }: { recommendations: readonly string[] }) {
  return (
    <ol className="flex flex-col gap-3 flat:grid flat:grid-cols-2 flat:gap-x-4 print:gap-0.5">
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

/** Offers the test if the number is missing. */
function TestAgainButton() {
  const navigate = useNavigate()
  return (
    <QuietButton className="mt-3 w-full print:hidden" onClick={() => navigate(backToTest.link())}>
      {reportPageWords.again}
    </QuietButton>
  )
}
