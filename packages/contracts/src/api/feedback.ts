import { z } from 'zod'
import { feedbackLimits } from '../constants.ts'
import { endpoint } from './endpoint.ts'
import { Caller } from './identity.ts'

/** A person's opinion of an assessment; the comment may be empty. */
export const Feedback = z.object({
  rating: z.number().int().min(feedbackLimits.lowestRating).max(feedbackLimits.highestRating),
  feedback: z.string().trim().max(feedbackLimits.commentCharacters),
})
export type Feedback = z.infer<typeof Feedback>

export const saveFeedback = endpoint({
  method: 'POST',
  path: '/save-feedback',
  summary: 'Keep what a person thinks of their assessment; a later word replaces the first',
  who: 'owner',
  body: Caller.extend({ assessmentId: z.uuid(), feedback: Feedback }),
  multiline: ['feedback'],
  data: z.object({ feedback: Feedback }),
  errors: ['malformed'],
})
