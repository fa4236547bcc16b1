import type { FreeReport } from '@lithe/contracts/api'
import { comparisonWords } from '@lithe/scoring/words'
import { MobilityDial } from '../../ui/mobility-dial.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'

/** The part of a report that is everyone's. */
export function FreeSummary({ report }: { report: FreeReport }) {
  const { userName, userAge, mobilityAge, mobilityAgeRange, description } = report
  if (mobilityAge === null)
    return (
      <>
        <PageHeading>{userName ? `${userName}, here is your report` : 'Here is your report'}</PageHeading>
        <p className="mt-2 text-lead">{description}</p>
      </>
    )
  const range = mobilityAgeRange ?? ([mobilityAge, mobilityAge] as const)
  return (
    <>
      <PageHeading className="text-head!">
        {userName ? `${userName}, your` : 'Your'} body moves {comparisonWords(mobilityAge, userAge)} its years
      </PageHeading>
      <div className="mt-4">
        <MobilityDial mobilityAge={mobilityAge} range={range} realAge={userAge} />
      </div>
      <p className="-mt-3 text-center text-lead font-semibold tabular">
        about {mobilityAge} (likely {range[0]}–{range[1]})
      </p>
      <p className="mt-3 text-lead">{description}</p>
    </>
  )
}
