import { expect, it } from 'vitest'
import { ApiError, NetworkError } from '../api/errors.ts'
import { isFinalAnswer } from './use-generated-report.ts'

const refusal = (status: number, error: string) =>
  new ApiError(status, JSON.stringify({ code: status, message: '', data: null, error }))

it('a report stays owed as long as the server may still accept it', () => {
  const passing = [
    new NetworkError('No answer from the server'),
    refusal(503, 'unavailable'),
    refusal(401, 'identity-unproven'),
    refusal(409, 'profile-incomplete'),
    refusal(429, 'too-many-requests'),
    new ApiError(403, 'the hotel asks for a room number'),
  ]
  expect(passing.map(isFinalAnswer)).toEqual(passing.map(() => false))
  const final = [refusal(404, 'unknown-session'), refusal(409, 'wrong-test'), refusal(409, 'no-measurements')]
  expect(final.map(isFinalAnswer)).toEqual(final.map(() => true))
})
