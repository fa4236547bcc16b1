import { pbkdf2Sync } from 'node:crypto'
import type { Puzzle, SolvedPuzzle } from '@lithe/contracts/api'

/** Tries numbers in order, as a browser does. */
export function solvePuzzle(puzzle: Puzzle): SolvedPuzzle {
  const { salt, rounds, most, target } = puzzle
  for (let answer = 0; answer < most; answer++)
    if (pbkdf2Sync(salt, String(answer), rounds, 32, 'sha256').toString('hex') === target)
      return { ...puzzle, answer }
  throw new Error('a puzzle of ours has an answer')
}
