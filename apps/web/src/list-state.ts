import type { AssessmentListItem } from '@lithe/contracts/api'

/** What a screen that knows a person's assessments hands to the list: `navigate(paths.list.link(), { state })`. */
export type ListState = { assessments: readonly AssessmentListItem[] }
