import { AssessmentListItem } from '@lithe/contracts/api'
import { z } from 'zod'

const Handed = z.object({
  userIdentifier: z.string(),
  assessments: z.array(AssessmentListItem).nonempty(),
})

const newestFirst = (assessments: readonly AssessmentListItem[]) =>
  assessments.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))

/** This person's assessments from navigation state, newest first, or null. */
export function readListState(state: unknown, person: string | null): readonly AssessmentListItem[] | null {
  const { data: handed } = Handed.safeParse(state)
  return handed && handed.userIdentifier === person ? newestFirst(handed.assessments) : null
}

/**
 * The current person's list: navigation state at first, then the server's response, as a report may have been paid
 * for, made or deleted. Null while there is neither.
 */
export function listToShow(
  state: unknown,
  person: string | null,
  fetched: readonly AssessmentListItem[] | null,
): readonly AssessmentListItem[] | null {
  return fetched ? newestFirst(fetched) : readListState(state, person)
}

/** Assessments and their owner, passed to the list: `navigate(paths.list.link(), { state })`. */
export type ListState = { userIdentifier: string; assessments: readonly AssessmentListItem[] }
