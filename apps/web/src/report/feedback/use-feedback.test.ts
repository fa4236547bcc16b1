import { describe, expect, it } from 'vitest'
import { captionOf, ratingWords } from './feedback-fields.tsx'
import { hintFor, submitWords } from './use-feedback.ts'

describe('a draft of feedback', () => {
  it('needs an assessment first, then stars, then nothing more', () => {
    expect(hintFor({ hasAssessment: false, rating: 5 })).toBe(
      'No assessment found. Please complete the assessment first.',
    )
    expect(hintFor({ hasAssessment: true, rating: 0 })).toBe('Please rate your experience to continue')
    expect(hintFor({ hasAssessment: true, rating: 1 })).toBeNull()
  })

  it('labels its button by state and action', () => {
    expect(submitWords({ isBusy: false, isInMessenger: false })).toBe('Submit Feedback')
    expect(submitWords({ isBusy: false, isInMessenger: true })).toBe('Submit & Close')
    expect(submitWords({ isBusy: true, isInMessenger: true })).toBe('Submitting...')
  })

  it('has a caption for each number of stars, and none before', () => {
    expect([5, 4, 3, 2, 1, 0].map(captionOf)).toEqual([
      'Excellent',
      'Great',
      'Good',
      'Fair',
      'Needs improvement',
      null,
    ])
    expect(ratingWords(1)).toBe('1 star: Needs improvement')
  })
})
