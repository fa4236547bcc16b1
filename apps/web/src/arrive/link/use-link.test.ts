import type { ErrorCode } from '@lithe/contracts/errors'
import { expect, it } from 'vitest'
import { ApiError, NetworkError } from '../../api/errors.ts'
import { bad } from '../../testing/test-server.ts'
import { hasNothingToCarry, isSpent, makingProblem } from './use-link.ts'

const refusal = (status: number, code: ErrorCode) =>
  new ApiError(status, JSON.stringify(bad(status, code).body))

it('an unproven caller has nothing to transfer, unlike one with a stale proof', () => {
  expect(hasNothingToCarry(refusal(401, 'identity-unproven'))).toBe(true)
  expect(hasNothingToCarry(refusal(403, 'sign-in-off'))).toBe(true)
  for (const error of [refusal(401, 'proof-stale'), new NetworkError('No answer'), null])
    expect(hasNothingToCarry(error)).toBe(false)
})

it('an expired launch must be reopened; a lost network need not', () => {
  expect(makingProblem(refusal(401, 'proof-stale'))).toContain('open it from the chat again')
  expect(makingProblem(new NetworkError('No answer'))).toContain('check your network')
})

it('a link is spent once its key is refused, but not if there is no answer', () => {
  expect(isSpent(refusal(401, 'proof-stale'))).toBe(true)
  expect(isSpent(refusal(401, 'proof-refused'))).toBe(true)
  for (const error of [refusal(500, 'internal'), refusal(429, 'too-many-requests'), new NetworkError('No')])
    expect(isSpent(error)).toBe(false)
})
