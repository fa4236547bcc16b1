import { pbkdf2Sync } from 'node:crypto'
import type { Puzzle } from '@lithe/contracts/api'
import { expect, it, vi } from 'vitest'
import { sendCode, solvePuzzle } from './send-code.ts'

const email = 'rosa@example.org'
const puzzle: Puzzle = {
  ...{ salt: 'a0b1', rounds: 3, most: 40, expiresAtMs: 1, seal: 'seal' },
  target: pbkdf2Sync('a0b1', '7', 3, 32, 'sha256').toString('hex'),
}
const answering = (...puzzles: (Puzzle | null)[]) => ({
  sendOtp: vi.fn(async (_body: object) => ({ puzzle: puzzles.shift() ?? null })),
})

it('asks once where the code is sent for the asking', async () => {
  const server = answering(null)
  const told: boolean[] = []
  await sendCode(server, email, isWorking => told.push(isWorking))
  expect(server.sendOtp.mock.calls).toEqual([[{ email }]])
  expect(told).toEqual([])
})

it('solves the puzzle that comes before, and another where the first ran out', async () => {
  const server = answering(puzzle, puzzle, null)
  const told: boolean[] = []
  await sendCode(server, email, isWorking => told.push(isWorking))
  expect(told).toEqual([true, false, true, false])
  const solved = { email, solved: { ...puzzle, answer: 7 } }
  expect(server.sendOtp.mock.calls).toEqual([[{ email }], [solved], [solved]])
})

it('gives up on a server that never has enough', async () => {
  const server = answering(puzzle, puzzle, puzzle, puzzle, puzzle)
  await expect(sendCode(server, email, () => {})).rejects.toThrow('more work')
  expect(server.sendOtp).toHaveBeenCalledTimes(4)
})

const smallPuzzle = (answer: number) => ({
  ...{ salt: 'a0b1', rounds: 3, most: 40, expiresAtMs: 1, seal: 'seal' },
  target: pbkdf2Sync('a0b1', String(answer), 3, 32, 'sha256').toString('hex'),
})

it.each([0, 7, 39])(
  'finds the number %i that the server hid, and hands the puzzle back with it',
  async answer => {
    expect(await solvePuzzle(smallPuzzle(answer))).toEqual({ ...smallPuzzle(answer), answer })
  },
)

it('says so where there is none', async () => {
  await expect(solvePuzzle(smallPuzzle(40))).rejects.toThrow('no answer')
})
