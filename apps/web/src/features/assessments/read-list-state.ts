import { AssessmentListItem } from '@lithe/contracts/api'
import { z } from 'zod'

const Handed = z.object({ assessments: z.array(AssessmentListItem).nonempty() })

/** The assessments that navigation brought along, newest first; null where there are none. */
export function readListState(state: unknown): readonly AssessmentListItem[] | null {
  const handed = Handed.safeParse(state)
  if (!handed.success) return null
  return handed.data.assessments.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
}
