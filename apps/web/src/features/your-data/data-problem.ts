import { ApiError } from '../../api-error.ts'
import { sentenceFor } from '../../error-sentences.ts'
import { NetworkError } from '../../network-error.ts'

const isUnproven = (error: unknown) =>
  error instanceof ApiError && (error.code === 'identity-unproven' || error.code === 'not-yours')

/** What did not happen, why, and what to do. */
export function dataProblem(error: unknown, nothingDone: string): string {
  if (isUnproven(error))
    return `${nothingDone} Please sign in again first, so that we know this account is yours.`
  if (error instanceof ApiError && error.code === 'too-many-requests')
    return `${nothingDone} It was asked for many times in a short while. Please try again in an hour.`
  if (error instanceof NetworkError)
    return `${nothingDone} No answer came from the server. Please check your network and try again.`
  return `${nothingDone} ${sentenceFor(error)}`
}
