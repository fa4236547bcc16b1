import { expect, it } from 'vitest'
import { ApiError, NetworkError } from '../../api/errors.ts'
import { dataProblem } from './data-words.ts'

const refused = (status: number, error: string) =>
  new ApiError(status, JSON.stringify({ code: status, message: 'no', data: null, error }))

it.each([
  [refused(401, 'identity-unproven'), /Please sign in again first/],
  [refused(403, 'not-yours'), /Please sign in again first/],
  [refused(429, 'too-many-requests'), /try again in an hour/],
  [refused(503, 'unavailable'), /try again in a moment/],
  [new NetworkError('down'), /check your network/],
  [new Error('broken'), /try again in a moment/],
])('a problem says what did not happen, and what to do', (error, way) => {
  const sentence = dataProblem(error, 'No copy was made.')
  expect(sentence).toMatch(/^No copy was made\. \p{Lu}/u)
  expect(sentence).toMatch(way)
})
