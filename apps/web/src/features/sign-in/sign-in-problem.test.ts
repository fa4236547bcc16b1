import type { ErrorCode } from '@lithe/contracts/errors'
import { expect, it } from 'vitest'
import { ApiError } from '../../api/errors.ts'
import { sendProblem, verifyProblem, waitWords } from './sign-in-problem.ts'

const refused = (status: number, error: ErrorCode, retryAfterSeconds: number | null = null) =>
  new ApiError(status, JSON.stringify({ code: status, message: '', data: null, error }), retryAfterSeconds)

it.each([
  [refused(429, 'too-many-requests', 75), 'try again in 2 minutes'],
  [refused(429, 'too-many-requests', 82_800), 'in about 23 hours'],
  [refused(429, 'sign-in-locked', 1140), 'try again in 19 minutes'],
  [refused(422, 'address-unclear'), 'letter by letter'],
])('says how long it really takes, and what to do: %#', (error, words) => {
  expect(sendProblem(error)).toContain(words)
})

it('after hours it says where a code can be asked for at once', () => {
  const words = sendProblem(refused(429, 'too-many-requests', 82_800))
  expect(words).toContain('on which you have signed in before')
  expect(words).toContain('continue without signing in')
})

it('a code that was given too often is told its wait, and that it did not count', () => {
  expect(verifyProblem(refused(429, 'too-many-requests', 400))).toContain('in 7 minutes')
  expect(verifyProblem(refused(429, 'sign-in-locked', 1200))).toContain('in 20 minutes')
})

it.each([
  [0, 'in 1 second'],
  [45, 'in 45 seconds'],
  [61, 'in 2 minutes'],
  [120, 'in 2 minutes'],
  [1200, 'in 20 minutes'],
  [5400, 'in 90 minutes'],
  [5401, 'in about 2 hours'],
  [82_800, 'in about 23 hours'],
])('a wait of %i seconds is said as “%s”', (seconds, words) => {
  expect(waitWords(seconds)).toBe(words)
})
