import { pbkdf2Sync } from 'node:crypto'
import type { Puzzle } from '@lithe/contracts/api'
import type { ErrorCode } from '@lithe/contracts/errors'
import { expect, it, vi } from 'vitest'
import { ApiError } from '../../api/errors.ts'
import { sendCode, sendProblem, solvePuzzle, verifyProblem, waitWords } from './send-code.ts'

const email = 'rosa@example.org'
const puzzle: Puzzle = {
  salt: 'a0b1',
  rounds: 3,
  most: 40,
  expiresAtMs: 1,
  seal: 'seal',
  target: pbkdf2Sync('a0b1', '7', 3, 32, 'sha256').toString('hex'),
}
const answering = (...puzzles: (Puzzle | null)[]) => ({
  sendOtp: vi.fn(async (_body: object) => ({ puzzle: puzzles.shift() ?? null })),
})

it('a code is requested once if no puzzle is required', async () => {
  const server = answering(null)
  const told: boolean[] = []
  await sendCode(server, email, isWorking => told.push(isWorking))
  expect(server.sendOtp.mock.calls).toEqual([[{ email }]])
  expect(told).toEqual([])
})

it('a required puzzle is solved, and another one if it has expired', async () => {
  const server = answering(puzzle, puzzle, null)
  const told: boolean[] = []
  await sendCode(server, email, isWorking => told.push(isWorking))
  expect(told).toEqual([true, false, true, false])
  const solved = { email, solved: { ...puzzle, answer: 7 } }
  expect(server.sendOtp.mock.calls).toEqual([[{ email }], [solved], [solved]])
})

it('a server that keeps demanding puzzles is given up on', async () => {
  const server = answering(puzzle, puzzle, puzzle, puzzle, puzzle)
  await expect(sendCode(server, email, () => {})).rejects.toThrow('more work')
  expect(server.sendOtp).toHaveBeenCalledTimes(4)
})

const smallPuzzle = (answer: number) => ({
  salt: 'a0b1',
  rounds: 3,
  most: 40,
  expiresAtMs: 1,
  seal: 'seal',
  target: pbkdf2Sync('a0b1', String(answer), 3, 32, 'sha256').toString('hex'),
})

it.each([0, 7, 39])('the hidden number %i is found, and returned with its puzzle', async answer => {
  expect(await solvePuzzle(smallPuzzle(answer))).toEqual({ ...smallPuzzle(answer), answer })
})

it('an unsolvable puzzle is reported', async () => {
  await expect(solvePuzzle(smallPuzzle(40))).rejects.toThrow('no answer')
})

const refused = (status: number, error: ErrorCode, retryAfterSeconds: number | null = null) =>
  new ApiError(status, JSON.stringify({ code: status, message: '', data: null, error }), retryAfterSeconds)

it.each([
  [refused(429, 'too-many-requests', 75), 'try again in 2\u00a0minutes'],
  [refused(429, 'too-many-requests', 82_800), 'in about 23\u00a0hours'],
  [refused(429, 'sign-in-locked', 1140), 'try again in 19\u00a0minutes'],
  [refused(422, 'address-unclear'), 'letter by letter'],
])('a refused request states the true wait, or what to do: %#', (error, words) => {
  expect(sendProblem(error)).toContain(words)
})

it('a wait of hours comes with other ways to continue', () => {
  const words = sendProblem(refused(429, 'too-many-requests', 82_800))
  expect(words).toContain('where you have signed in before')
  expect(words).toContain('continue without signing in')
})

it('a refusal after too many attempts at a code states the wait', () => {
  expect(verifyProblem(refused(429, 'too-many-requests', 400))).toContain('in 7\u00a0minutes')
  expect(verifyProblem(refused(429, 'sign-in-locked', 1200))).toContain('in 20\u00a0minutes')
})

it.each([
  [0, 'in 1\u00a0second'],
  [45, 'in 45\u00a0seconds'],
  [61, 'in 2\u00a0minutes'],
  [120, 'in 2\u00a0minutes'],
  [1200, 'in 20\u00a0minutes'],
  [5400, 'in 90\u00a0minutes'],
  [5401, 'in about 2\u00a0hours'],
  [82_800, 'in about 23\u00a0hours'],
])('a wait of %i seconds reads “%s”', (seconds, words) => {
  expect(waitWords(seconds)).toBe(words)
})
