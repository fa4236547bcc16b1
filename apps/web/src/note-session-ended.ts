import { guestIdPattern } from '@lithe/contracts/api'
import { ApiError } from './api-error.ts'
import { keptRecord, keptText } from './kept-values.ts'
import { thisPlace } from './return-place.ts'
import { useSessionEnded } from './session-ended.ts'

const wantsProof = (error: unknown) =>
  error instanceof ApiError && (error.code === 'identity-unproven' || error.code === 'not-yours')

/** For every call that fails: takes note when it was for want of a proof. */
export function noteSessionEnded(error: unknown, body: unknown) {
  const userIdentifier = keptText(keptRecord(body).userIdentifier)
  if (!wantsProof(error) || !userIdentifier || guestIdPattern.test(userIdentifier)) return
  const place = thisPlace()
  if (useSessionEnded.getState().putOffAt === place.path) return
  useSessionEnded.setState({ ended: { userIdentifier, place } })
}
