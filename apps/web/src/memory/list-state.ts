import { AssessmentListItem } from '@lithe/contracts/api'
import { z } from 'zod'

const Handed = z.object({
  userIdentifier: z.string(),
  assessments: z.array(AssessmentListItem).nonempty(),
})

const newestFirst = (assessments: readonly AssessmentListItem[]) =>
  assessments.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))

/** The assessments of this person that navigation brought along, newest first; null where there are none. */
export function readListState(state: unknown, person: string | null): readonly AssessmentListItem[] | null {
  const { data: handed } = Handed.safeParse(state)
  return handed && handed.userIdentifier === person ? newestFirst(handed.assessments) : null
}

/**
 * What the list of the current person shows: what was handed over of them at once, and what the server says as soon as it has said it, as a report
 * may have been paid for, made or deleted since. Null while there is neither.
 */
export function listToShow(
  state: unknown,
  person: string | null,
  fetched: readonly AssessmentListItem[] | null,
): readonly AssessmentListItem[] | null {
  return fetched ? newestFirst(fetched) : readListState(state, person)
}

/** What a screen that knows a person's assessments hands to the list, and whose they are: `navigate(paths.list.link(), { state })`. */
export type ListState = { userIdentifier: string; assessments: readonly AssessmentListItem[] }
