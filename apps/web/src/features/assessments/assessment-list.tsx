import type { AssessmentListItem } from '@lithe/contracts/api'
import { paths } from '../../paths.ts'
import { AssessmentCard } from './assessment-card.tsx'
import { changesOf } from './change-words.ts'
import { dateWords } from './date-words.ts'

type Props = {
  assessments: readonly AssessmentListItem[]
  isManaging: boolean
  onDelete: (assessment: AssessmentListItem) => void
}

/** Newest first; while they are managed, each can be deleted. */
export function AssessmentList({ assessments, isManaging, onDelete }: Props) {
  const changes = changesOf(assessments)
  return (
    <ol className="flex flex-col gap-1.5">
      {assessments.map((assessment, index) => (
        <li key={assessment.assessmentId} className="flex flex-col gap-1">
          <AssessmentCard
            assessment={assessment}
            change={changes.get(assessment.assessmentId) ?? null}
            to={paths.report.link(assessment.assessmentId)}
            step={index + 2}
          />
          {isManaging ? (
            <button
              type="button"
              onClick={() => onDelete(assessment)}
              className="min-h-6 rounded-card border-2 border-outline font-semibold text-zone-red"
            >
              Delete<span className="sr-only"> the report of {dateWords(assessment.createdAt)}</span>
            </button>
          ) : null}
        </li>
      ))}
    </ol>
  )
}
