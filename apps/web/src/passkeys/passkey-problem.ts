import { ApiError } from '../api-error.ts'
import { sentenceFor } from '../error-sentences.ts'
import { NetworkError } from '../network-error.ts'

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '')

/** Closed, or waited at for too long; another page or press has taken its place. */
export const isBrokenOff = (error: unknown) => ['NotAllowedError', 'AbortError'].includes(nameOf(error))

/** Why the phone's lock did not sign the person in, and what to do. */
export function showingProblem(error: unknown): string {
  if (isBrokenOff(error)) return 'That was not finished. You can try again, or choose another way.'
  if (error instanceof ApiError || error instanceof NetworkError) return sentenceFor(error)
  return 'This browser could not ask for your fingerprint or face. Please choose another way.'
}

/** Why no key was made, and what to do. */
export function makingProblem(error: unknown): string {
  if (isBrokenOff(error)) return 'Nothing was set up: it was not finished. You can try again.'
  if (nameOf(error) === 'InvalidStateError') return 'This device is set up already. You need do nothing.'
  if (error instanceof ApiError || error instanceof NetworkError)
    return `Nothing was set up. ${sentenceFor(error)}`
  return 'Nothing was set up: this browser could not ask for your fingerprint or face.'
}
