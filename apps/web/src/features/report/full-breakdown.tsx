import type { FullReport } from '@lithe/contracts/api'
import { breakdownLines } from './breakdown-line.ts'
import { BreakdownList } from './breakdown-list.tsx'
import { RecommendationList } from './recommendation-list.tsx'

export function FullBreakdown({ report }: { report: FullReport }) {
  return (
    <>
      <section aria-labelledby="measured-heading" className="mt-6">
        <h2 id="measured-heading" className="mb-2 font-soft text-head font-medium text-spruce">
          What was measured
        </h2>
        <BreakdownList lines={breakdownLines(report.assessmentBreakdown)} />
      </section>
      {report.recommendations.length > 0 ? (
        <section aria-labelledby="week-heading" className="mt-6">
          <h2 id="week-heading" className="mb-3 font-soft text-head font-medium text-spruce">
            What to do this week
          </h2>
          <RecommendationList recommendations={report.recommendations} />
        </section>
      ) : null}
    </>
  )
}
