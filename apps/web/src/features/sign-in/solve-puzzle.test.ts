import { pbkdf2Sync } from 'node:crypto'
import { expect, it } from 'vitest'
import { solvePuzzle } from './solve-puzzle.ts'

const puzzle = (answer: number) => ({
  ...{ salt: 'a0b1', rounds: 3, most: 40, expiresAtMs: 1, seal: 'seal' },
  target: pbkdf2Sync('a0b1', String(answer), 3, 32, 'sha256').toString('hex'),
})

it.each([0, 7, 39])(
  'finds the number %i that the server hid, and hands the puzzle back with it',
  async answer => {
    expect(await solvePuzzle(puzzle(answer))).toEqual({ ...puzzle(answer), answer })
  },
)

it('says so where there is none', async () => {
  await expect(solvePuzzle(puzzle(40))).rejects.toThrow('no answer')
})
