import type { Feedback } from '@lithe/contracts/api'

/** No stars yet. */
const unrated = 0
export const emptyFeedback: Feedback = { rating: unrated, feedback: '' }

type Draft = { hasAssessment: boolean; rating: number }

/** What still stands between the person and the button, in their words; null when nothing does. */
export function hintFor({ hasAssessment, rating }: Draft): string | null {
  if (!hasAssessment) return 'No assessment found. Please complete the assessment first.'
  return rating === unrated ? 'Please rate your experience to continue' : null
}

export function submitWords({ isBusy, isInMessenger }: { isBusy: boolean; isInMessenger: boolean }): string {
  if (isBusy) return 'Submitting...'
  return isInMessenger ? 'Submit & Close' : 'Submit Feedback'
}
