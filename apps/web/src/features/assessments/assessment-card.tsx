import type { AssessmentListItem } from '@lithe/contracts/api'
import { ageInWords, comparisonInWords, comparisonToldBy } from '@lithe/scoring/words'
import { Link } from 'react-router'
import { ZoneMark } from '../../ui/zone-mark.tsx'
import type { ChangeWords } from './change-words.ts'
import { dateWords } from './date-words.ts'
import { PremiumBadge } from './premium-badge.tsx'

type Props = {
  assessment: AssessmentListItem
  /** Since the assessment before; null for the first. */
  change: ChangeWords | null
  to: string
  step: number
}

export function AssessmentCard({ assessment, change, to, step }: Props) {
  const { createdAt, isAssessmentUnlocked, freeReportData } = assessment
  const {
    mobilityAge,
    mobilityAgeRange,
    mobilityStatus,
    userAge,
    comparison,
    isOrMore = false,
  } = freeReportData
  return (
    <Link
      to={to}
      className="rise flex flex-wrap items-center gap-x-2 gap-y-1 rounded-card border-2 border-hairline bg-raised p-2"
      style={{ '--step': step }}
    >
      <span className="flex min-w-0 flex-1 basis-[9rem] flex-col items-start gap-0.5">
        <span className="text-ink-soft">
          <time dateTime={createdAt}>{dateWords(createdAt)}</time>
        </span>
        {mobilityAge === null ? (
          <span className="text-lead font-semibold">Not enough was measured for an age</span>
        ) : (
          <>
            <span className="text-lead">
              <span className="sr-only">Mobility age {ageInWords({ years: mobilityAge, isOrMore })}, </span>
              {mobilityAgeRange ? (
                <span className="font-semibold tabular">
                  likely {mobilityAgeRange[0]}–{mobilityAgeRange[1]}
                </span>
              ) : null}
            </span>
            <ZoneMark
              zone={mobilityStatus}
              words={capitalised(
                comparisonInWords(comparisonToldBy(comparison, mobilityAge, userAge), userAge),
              )}
            />
          </>
        )}
        {change ? (
          <span className="text-ink-soft">
            {change.change}
            {change.isReal ? ', a real change' : ''}
          </span>
        ) : null}
        {isAssessmentUnlocked ? null : <PremiumBadge />}
      </span>
      {mobilityAge === null ? null : (
        <span
          aria-hidden="true"
          className="shrink-0 font-soft text-numeral font-medium text-spruce tabular tracking-[-0.02em]"
        >
          {mobilityAge}
          {isOrMore ? '+' : ''}
        </span>
      )}
    </Link>
  )
}

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
