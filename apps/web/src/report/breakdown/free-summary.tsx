import './report.css'
import type { FreeReport } from '@lithe/contracts/api'
import { reportedRange } from '@lithe/contracts/constants'
import { pageMallet } from '@lithe/design/mallet'
import { sourcesOf } from '@lithe/scoring/sources'
import { personWords } from '@lithe/words/live/person'
import { reportPageWords } from '@lithe/words/live/report-page'
import { useState } from 'react'
import { isAgeToTell, noteAgeTold, type Report } from '../../memory/current-report-store.ts'
import { tapHand } from '../../messenger/messenger.ts'
import { QuietButton } from '../../ui/buttons.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { ageLook, MobilityDial } from '../../ui/mobility-dial.tsx'
import { PageHeading } from '../../ui/screen.tsx'
import { fullDay, inARow, isolated } from '../../words/formats.ts'
import { Sources } from './how-we-know.tsx'
import { comparedIn, reportHeading } from './report-words.ts'

const besideDial =
  'flat:grid flat:grid-cols-[240px_minmax(0,1fr)] flat:grid-rows-[auto_1fr] flat:content-start flat:gap-x-4 flat:[&>*]:col-start-2 print:grid print:grid-cols-[50mm_minmax(0,1fr)] print:grid-rows-[auto_1fr] print:gap-x-3 print:[&>*]:col-start-2'

const fields = { green: 'bg-field-green', yellow: 'bg-field-yellow', red: 'bg-field-red' } as const

type Props = { report: Report; isMuted: boolean }

/** The free part of a report. A new age is revealed first; words and colour follow. */
export function FreeSummary({ report, isMuted }: Props) {
  const { assessmentId, createdAt, freeReportData } = report
  const {
    userAge,
    mobilityAge,
    isOrMore = false,
    mobilityAgeRange,
    mobilityStatus,
    first,
    description,
    standing,
  } = freeReportData
  const [isNews] = useState(() => mobilityAge !== null && isAgeToTell(assessmentId))
  const [isTold, setTold] = useState(!isNews)
  const range = mobilityAge === null ? null : (mobilityAgeRange ?? ([mobilityAge, mobilityAge] as const))
  const field = `lit -mx-3 rounded-card px-3 py-2 small:-mt-2 small:pt-1 flat:py-1 transition-colors duration-400 print:m-0 print:bg-transparent print:p-0 print:transition-none ${isTold ? fields[mobilityStatus] : 'bg-ground'}`

  function tell() {
    setTold(true)
    noteAgeTold()
  }
  return (
    <div data-on-its-side className={range ? `${field} ${besideDial}` : ''}>
      <p className="text-ink-soft">{fullDay(createdAt)}</p>
      {mobilityAge !== null && range ? (
        <div className="mt-2 short:mt-1 flat:col-start-1! flat:row-span-2 flat:row-start-1 flat:mt-0 print:col-start-1! print:row-span-2 print:row-start-1 print:mt-0 flat:[&_figure]:max-w-none">
          <MobilityDial
            mobilityAge={mobilityAge}
            isOrMore={isOrMore}
            range={range}
            realAge={userAge}
            isPlayed={isNews}
            onTick={() => (isMuted ? null : pageMallet.play('settle'))}
            onRest={() => tapHand('success')}
            onTold={tell}
          />
        </div>
      ) : null}
      {standing?.leads ? (
        <Place standing={standing} leads={standing.leads} className={wordsLook(isNews, isTold)} />
      ) : null}
      {/* Appears after the dial, but screen readers have it at once. */}
      <div data-told={isTold} className={wordsLook(isNews, isTold)}>
        {first ? <p className="mt-2 text-lead font-semibold">{first}</p> : null}
        <PageHeading className="mt-2 text-head! hyphens-auto wrap-break-word small:mt-0.5 flat:mt-0">
          {reportHeading(report)}
        </PageHeading>
        <p className="mt-2 text-lead text-balance short:mt-1 print:mt-1 print:text-base">{description}</p>
        {standing && !standing.leads ? <Beside standing={standing} /> : null}
        {mobilityAge !== null && range ? (
          <RangeMeaning report={report} mobilityAge={mobilityAge} range={range} />
        ) : null}
      </div>
    </div>
  )
}

function wordsLook(isNews: boolean, isTold: boolean) {
  if (!isNews) return ''
  return isTold ? 'appear' : 'opacity-0 print:opacity-100'
}

type Standing = NonNullable<FreeReport['standing']>

/** The tests' combined standing, next to an age that says more. */
const Beside = ({ standing }: { standing: Standing }) => (
  <p className="mt-2 flex items-center gap-1.5 flat:mt-1 print:mt-1">
    <span className="font-soft text-display leading-none font-medium text-ink tabular print:text-base">
      {reportPageWords.place.share(standing)}
    </span>{' '}
    <span className="text-ink-soft">{reportPageWords.place.ahead(standing)}</span>
  </p>
)

type PlaceProps = { standing: Standing; leads: 'young' | 'few'; className: string }

/** The tests' combined standing, as large as the age above, and its basis. */
function Place({ standing, leads, className }: PlaceProps) {
  const { share, ahead, why } = reportPageWords.place
  return (
    <p className={`@container mt-2 text-center ${className}`}>
      <span className={`block ${ageLook}`}>{share(standing)}</span>
      <span className="block text-lead text-ink-soft">{ahead(standing)}</span>
      <span className="mt-1 block text-start text-lead">{why({ leads })}</span>
    </p>
  )
}

type RangeMeaningProps = { report: Report; mobilityAge: number; range: readonly [number, number] }

/** Explains the age and the standing on demand. */
function RangeMeaning({ report, mobilityAge: age, range }: RangeMeaningProps) {
  const { title, guess, compared } = reportPageWords.range
  const { isOrMore, behind } = report.freeReportData
  const told = isOrMore ? 'orMore' : 'years'
  return (
    <Disclosure title={title(reportedRange(range))} className="mt-2 print:hidden">
      <div className="flex flex-col gap-1.5">
        <p>{guess({ age, told, ...reportedRange(range) })}</p>
        <p>{behind}</p>
        <p>{compared}</p>
        <Sources of={sourcesOf(comparedIn(report))} />
      </div>
    </Disclosure>
  )
}

export function PrintButton() {
  return (
    <QuietButton className="mt-3 w-full print:hidden" onClick={() => window.print()}>
      {reportPageWords.paper.print}
    </QuietButton>
  )
}

/** Facts that make a printout self-contained: whose it is, how certain, and its sources. */
export function PrintFacts({ report: { freeReportData } }: { report: Report }) {
  const sureness = surenessSentence(freeReportData)
  return (
    <div className="mt-2 hidden print:block">
      <p className="font-semibold">{whoseReport(freeReportData)}</p>
      {sureness ? <p>{sureness}</p> : null}
      <p className="text-ink-soft">{reportPageWords.paper.made({ host: window.location.host })}</p>
    </div>
  )
}

type Whose = Pick<FreeReport, 'userName' | 'userAge' | 'userSex'>
type Age = Pick<FreeReport, 'mobilityAge' | 'mobilityAgeRange'>

/** "Ada, 62 years, female"; omits unknown or undisclosed parts. */
export function whoseReport({ userName, userAge, userSex }: Whose): string {
  const isSaid = userSex === 'Male' || userSex === 'Female'
  return inARow([
    ...(userName === '' ? [] : [isolated(userName)]),
    personWords.years({ age: String(userAge) }),
    ...(isSaid ? [reportPageWords.paper.sexes[userSex]] : []),
  ])
}

/** Says how certain the age is; null if there is no age or range. */
export const surenessSentence = ({ mobilityAge, mobilityAgeRange }: Age): string | null =>
  mobilityAge === null || !mobilityAgeRange
    ? null
    : reportPageWords.range.sure(reportedRange(mobilityAgeRange))
