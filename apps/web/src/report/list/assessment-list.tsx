import type { AssessmentListItem, FreeReport } from '@lithe/contracts/api'
import { reportedAges, reportedRange } from '@lithe/contracts/constants'
import { Icon } from '@lithe/design/icon'
import { reportsWords } from '@lithe/words/live/reports'
import { Link } from 'react-router'
import { paths } from '../../navigation/paths.ts'
import { ZoneMark } from '../../ui/zone.tsx'
import { fullDay, numeral, readOut, rich } from '../../words/formats.ts'
import { changeWords, comparisonWords } from './change-words.ts'

type Props = {
  assessments: readonly AssessmentListItem[]
  isManaging: boolean
  onDelete: (assessment: AssessmentListItem) => void
}

/** Lists assessments, newest first; in managing mode, each can be deleted. */
export function AssessmentList({ assessments, isManaging, onDelete }: Props) {
  return (
    <ol className="flex flex-col gap-1.5 short:contents short:*:first:-order-1 short:*:nth-[n+3]:-mt-1.5">
      {assessments.map((assessment, index) => (
        <li key={assessment.assessmentId} className="flex flex-col gap-1">
          <AssessmentCard
            assessment={assessment}
            to={paths.report.link(assessment.assessmentId)}
            step={index + 2}
          />
          {isManaging ? (
            <button
              type="button"
              onClick={() => onDelete(assessment)}
              className="min-h-6 rounded-card border-2 border-outline font-semibold text-zone-red"
            >
              {rich(reportsWords.list.delete({ day: fullDay(assessment.createdAt), which: readOut }))}
            </button>
          ) : null}
        </li>
      ))}
    </ol>
  )
}

type AssessmentCardProps = {
  assessment: AssessmentListItem
  to: string
  step: number
}

function AssessmentCard({ assessment, to, step }: AssessmentCardProps) {
  const { createdAt, isAssessmentUnlocked, freeReportData } = assessment
  const {
    mobilityAge,
    mobilityAgeRange,
    mobilityStatus,
    comparison,
    standing,
    isOrMore = false,
  } = freeReportData
  const words = reportsWords.list
  const verdict = freeReportData.change?.verdict
  const change = verdict === 'better' || verdict === 'less' ? changeWords(assessment) : null
  return (
    <Link
      to={to}
      className="rise flex flex-wrap items-center gap-x-2 gap-y-1 rounded-card border-2 border-hairline bg-raised p-2"
      style={{ '--step': step }}
    >
      <span className="flex min-w-0 flex-1 basis-[9rem] flex-col items-start gap-0.5">
        <span className="text-ink-soft">
          <time dateTime={createdAt}>{fullDay(createdAt)}</time>
        </span>
        {mobilityAge === null ? (
          <span className="text-lead font-semibold">{noAgeWords(freeReportData)}</span>
        ) : (
          <>
            <span className="text-lead">
              <span className="sr-only">
                {words.age({ age: mobilityAge, told: isOrMore ? 'orMore' : 'years' })}
              </span>
              {mobilityAgeRange ? (
                <span className="font-semibold tabular">{words.likely(reportedRange(mobilityAgeRange))}</span>
              ) : null}
            </span>
            <ZoneMark zone={comparison && mobilityStatus} words={comparisonWords(freeReportData)} />
            {standing ? <span>{words.standing(standing)}</span> : null}
          </>
        )}
        {change ? <span className="text-ink-soft">{change.change}</span> : null}
        {isAssessmentUnlocked ? null : <PremiumBadge />}
      </span>
      {mobilityAge === null ? null : (
        <span
          aria-hidden="true"
          className="shrink-0 font-soft text-numeral font-medium text-spruce tabular tracking-[-0.02em]"
        >
          {isOrMore ? reportsWords.plot.orMore({ age: mobilityAge }) : numeral(mobilityAge)}
        </span>
      )}
    </Link>
  )
}

/** Says why there is no age: people below the model's youngest never get one. */
function noAgeWords({ userAge }: Pick<FreeReport, 'userAge'>): string {
  const { noAge, noAgeBefore } = reportsWords.list
  return userAge < reportedAges.youngest ? noAgeBefore({ age: reportedAges.youngest }) : noAge
}

/** Marks a report whose full part is still locked. */
function PremiumBadge() {
  return (
    <span className="mt-0.5 inline-flex items-center gap-0.5 rounded-full bg-sand px-1.5 font-semibold text-ink">
      <Icon box={20} className="size-[1.1em]">
        <path d="M4.5 9.5h11v8h-11ZM6.8 9.5V6.2a3.2 3.2 0 0 1 6.4 0v3.3" />
      </Icon>
      {reportsWords.list.premium}
    </span>
  )
}
