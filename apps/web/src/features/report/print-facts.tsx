import type { Sex } from '@lithe/contracts/constants'
import type { Report } from './current-report-store.ts'
import { surenessSentence, whoseReport } from './print-words.ts'

/** What a sheet of paper has to say by itself: whose it is, how sure it is and where it comes from. */
export function PrintFacts({ report: { freeReportData }, sex }: { report: Report; sex: Sex | '' }) {
  const sureness = surenessSentence(freeReportData)
  return (
    <div className="mt-2 hidden print:block">
      <p className="font-semibold">{whoseReport(freeReportData, sex)}</p>
      {sureness ? <p>{sureness}</p> : null}
      <p className="text-ink-soft">Made at {window.location.host}</p>
    </div>
  )
}
