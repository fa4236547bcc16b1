import type { ErrorCode } from '@lithe/contracts/errors'
import { ApiError } from '../../api-error.ts'
import { sentenceFor } from '../../error-sentences.ts'

const isRefusedAs = (error: unknown, codes: readonly ErrorCode[]) =>
  error instanceof ApiError && codes.includes(error.code)

/** A person with nothing to carry along goes over all the same, as a guest. */
export const hasNothingToCarry = (error: unknown) => isRefusedAs(error, ['identity-unproven', 'sign-in-off'])

/** What to say where no link could be made. */
export const makingProblem = (error: unknown) =>
  isRefusedAs(error, ['proof-stale', 'proof-refused', 'not-yours'])
    ? 'Please close Lithe, open it from the chat again, and press once more.'
    : sentenceFor(error)

/** Trying again cannot help: the key was used, is too old, or is none. */
export const isSpent = (error: unknown) => isRefusedAs(error, ['proof-stale', 'proof-refused', 'malformed'])
