import './report-print.css'
import type { FullReport } from '@lithe/contracts/api'
import { breakdownLines } from './breakdown-line.ts'
import { BreakdownList } from './breakdown-list.tsx'
import { HowWeKnow } from './how-we-know.tsx'
import { RecommendationList } from './recommendation-list.tsx'
import { ReportSection } from './report-section.tsx'
import { TestAgainButton } from './test-again-button.tsx'

export function FullBreakdown({ report }: { report: FullReport }) {
  const lines = breakdownLines(report.assessmentBreakdown)
  return (
    <>
      <ReportSection title="What was measured">
        <BreakdownList lines={lines} />
        {lines.some(({ isMissing }) => isMissing) ? <TestAgainButton /> : null}
      </ReportSection>
      {report.recommendations.length > 0 ? (
        <ReportSection title="What to do this week">
          <RecommendationList recommendations={report.recommendations} />
        </ReportSection>
      ) : null}
      <HowWeKnow
        tests={lines.flatMap(line => (line.isMissing || line.score === null ? [] : [line.test]))}
        modelVersion={report.modelVersion}
      />
    </>
  )
}
