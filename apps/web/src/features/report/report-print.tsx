import type { FreeReport } from '@lithe/contracts/api'
import type { Sex } from '@lithe/contracts/constants'
import { saidSex } from '../../app/words.ts'
import { QuietButton } from '../../ui/buttons.tsx'
import type { Report } from './current-report-store.ts'
import { rangeSentence } from './report-words.ts'

export function PrintButton() {
  return (
    <QuietButton className="mt-3 w-full print:hidden" onClick={() => window.print()}>
      Print or keep as a PDF
    </QuietButton>
  )
}

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

type Whose = Pick<FreeReport, 'userName' | 'userAge' | 'userSex'>
type Age = Pick<FreeReport, 'mobilityAge' | 'mobilityAgeRange'>

/** "Ada, 62 years, female": what is not known or not said is left out. Older reports do not know the sex they were made for. */
export const whoseReport = ({ userName, userAge, userSex }: Whose, sexNow: Sex | ''): string =>
  [userName, `${userAge} years`, saidSex(userSex ?? sexNow).toLowerCase()]
    .filter(words => words !== '')
    .join(', ')

/** How sure the age is; null where there is none, or no range of it. */
export function surenessSentence({ mobilityAge, mobilityAgeRange }: Age): string | null {
  if (mobilityAge === null || !mobilityAgeRange) return null
  const [low, high] = mobilityAgeRange
  return `How sure: ${rangeSentence([low, high])}`
}
