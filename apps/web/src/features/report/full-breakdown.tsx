import type { FullReport } from '@lithe/contracts/api'
import type { MovementId, Test } from '@lithe/movements/catalog'
import { breakdownLines } from './breakdown-line.ts'
import { BreakdownList } from './breakdown-list.tsx'
import { comparedMovements } from './compared-movements.ts'
import { HowWeKnow } from './how-we-know.tsx'
import type { OnMeasureAgain } from './measure-again.tsx'
import { RecommendationList } from './recommendation-list.tsx'
import { ReportSection } from './report-section.tsx'
import { TestAgainButton } from './test-again-button.tsx'

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
      <ReportSection title="What was measured">
        <BreakdownList lines={lines} movementOf={movementOf} onMeasureAgain={onMeasureAgain} />
        {offersTest && lines.some(({ isMissing }) => isMissing) ? <TestAgainButton /> : null}
      </ReportSection>
      {report.recommendations.length > 0 ? (
        <ReportSection title="What to do this week">
          <RecommendationList recommendations={report.recommendations} />
        </ReportSection>
      ) : null}
      <HowWeKnow
        compared={comparedMovements(lines)}
        modelVersion={report.modelVersion}
        adviceSources={report.adviceSources ?? []}
      />
    </>
  )
}
