import type { Caller, Feedback } from '@lithe/contracts/api'
import { feedbackWords } from '@lithe/words/live/feedback'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '../../api/client.ts'
import { sentenceFor } from '../../api/sentence-for.ts'
import { isUnknownReport } from '../../memory/use-report.ts'

/** Earlier feedback; a failed request must not hold anyone up. */
export function useSavedFeedback(caller: Caller, assessmentId: string | null) {
  return useQuery({
    queryKey: ['feedback', assessmentId],
    enabled: assessmentId !== null,
    gcTime: 0,
    queryFn: async () => {
      try {
        return (await api.readReport(caller, { assessmentId: assessmentId ?? '' })).feedback
      } catch (error) {
        console.warn('Earlier feedback could not be read', error)
        return null
      }
    },
  })
}

export function useSaveFeedback(caller: Caller, assessmentId: string | null) {
  const client = useQueryClient()
  const isSending = useRef(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ rating, feedback: comment }: Feedback) => {
      const feedback = { rating, feedback: comment.trim() }
      const saved = await api.saveFeedback({ ...caller, assessmentId: assessmentId ?? '', feedback })
      return saved.feedback
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['report', assessmentId] }),
    onError: failed => console.error('The feedback could not be saved', failed),
    onSettled: () => {
      isSending.current = false
    },
  })

  function save(feedback: Feedback, onSaved: () => void) {
    // Two quick presses can both arrive before the button is disabled.
    if (isSending.current) return
    isSending.current = true
    mutate(feedback, { onSuccess: onSaved })
  }
  const why = isUnknownReport(error) ? [sentenceFor(error)] : []
  const problem = error && [feedbackWords.failed, ...why].join(' ')
  return { save, isPending, problem }
}

/** No stars yet. */
const unrated = 0
export const emptyFeedback: Feedback = { rating: unrated, feedback: '' }

type Draft = { hasAssessment: boolean; rating: number }

/** The missing input in words; null if none is missing. */
export function hintFor({ hasAssessment, rating }: Draft): string | null {
  if (!hasAssessment) return feedbackWords.hint.noAssessment
  return rating === unrated ? feedbackWords.hint.rate : null
}

export function submitWords({ isBusy, isInMessenger }: { isBusy: boolean; isInMessenger: boolean }): string {
  if (isBusy) return feedbackWords.submitting
  return isInMessenger ? feedbackWords.submitAndClose : feedbackWords.submit
}
