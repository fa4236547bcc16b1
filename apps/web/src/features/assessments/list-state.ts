import { AssessmentListItem } from '@lithe/contracts/api'
import { z } from 'zod'

const Handed = z.object({ assessments: z.array(AssessmentListItem).nonempty() })

const newestFirst = (assessments: readonly AssessmentListItem[]) =>
  assessments.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))

/** The assessments that navigation brought along, newest first; null where there are none. */
export function readListState(state: unknown): readonly AssessmentListItem[] | null {
  const handed = Handed.safeParse(state)
  return handed.success ? newestFirst(handed.data.assessments) : null
}

/**
 * What the list shows: what was handed over at once, and what the server says as soon as it has said it, as a report
 * may have been paid for, made or deleted since. Null while there is neither.
 */
export function listToShow(
  state: unknown,
  fetched: readonly AssessmentListItem[] | null,
): readonly AssessmentListItem[] | null {
  return fetched ? newestFirst(fetched) : readListState(state)
}

/** What a screen that knows a person's assessments hands to the list: `navigate(paths.list.link(), { state })`. */
export type ListState = { assessments: readonly AssessmentListItem[] }
