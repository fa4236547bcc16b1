import { pbkdf2, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Puzzle, SolvedPuzzle } from '@lithe/contracts/api'
import type { Database } from '../ground/db/database.ts'
import { peppered } from '../ground/secrets/pepper.ts'
import { consumeProof, isWithin } from './consume-proof.ts'

/** Puzzle difficulty: each attempt takes `rounds` of SHA-256; half of `most` attempts succeed on average. */
export type Workload = { rounds: number; most: number }

/** About a second on a ten-year-old phone, under a tenth of a second on a new one. */
export const signInWorkload: Workload = { rounds: 1000, most: 800 }

/** Extra difficulty during distributed guessing. */
const alarmed = 4
export const harder = ({ rounds, most }: Workload): Workload => ({ rounds, most: most * alarmed })

export const puzzleLifeMs = 10 * 60_000
const keyBytes = 32

const derive = promisify(pbkdf2)
const targetOf = async (salt: string, answer: number, rounds: number) =>
  (await derive(salt, String(answer), rounds, keyBytes, 'sha256')).toString('hex')

const sealOf = (key: Buffer, mailboxDigest: string, puzzle: Omit<Puzzle, 'seal'>) => {
  const { salt, rounds, most, target, expiresAtMs } = puzzle
  return peppered(key, 'puzzle', mailboxDigest, salt, target, `${rounds} ${most} ${expiresAtMs}`)
}

/** Issues a stateless puzzle to solve before a code is emailed to this mailbox. */
export async function makePuzzle(
  key: Buffer,
  mailboxDigest: string,
  { rounds, most }: Workload,
  now: Date,
): Promise<Puzzle> {
  const salt = randomBytes(16).toString('hex')
  const target = await targetOf(salt, randomInt(most), rounds)
  const puzzle = { salt, rounds, most, target, expiresAtMs: now.getTime() + puzzleLifeMs }
  return { ...puzzle, seal: sealOf(key, mailboxDigest, puzzle) }
}

/** Whether this solves one of our puzzles for this mailbox, in time and for the first time. */
export async function useSolution(
  db: Database,
  key: Buffer,
  mailboxDigest: string,
  { answer, seal, ...puzzle }: SolvedPuzzle,
  now: Date,
): Promise<boolean> {
  const ours = Buffer.from(sealOf(key, mailboxDigest, puzzle))
  const shown = Buffer.from(seal)
  if (shown.length !== ours.length || !timingSafeEqual(shown, ours)) return false
  if (!isWithin(puzzle.expiresAtMs, puzzleLifeMs, now)) return false
  if ((await targetOf(puzzle.salt, answer, puzzle.rounds)) !== puzzle.target) return false
  return consumeProof(db, { proof: `puzzle:${puzzle.salt}`, expiresAt: new Date(puzzle.expiresAtMs) }, now)
}
