import type { Puzzle, SolvedPuzzle } from '@lithe/contracts/api'
import { otp } from '@lithe/contracts/constants'
import { signInWords } from '@lithe/words/live/sign-in'
import type { api } from '../../api/client.ts'
import { ApiError, NetworkError } from '../../api/errors.ts'
import { sentenceFor } from '../../api/sentence-for.ts'

/** A puzzle may run out while a phone sleeps over it; then there is another. */
const mostPuzzles = 3

/** Asks for a code, and does the small work that the server wants for it where many are asked for. */
export async function sendCode(
  server: Pick<typeof api, 'sendOtp'>,
  email: string,
  tellWorking: (isWorking: boolean) => void,
): Promise<void> {
  let { puzzle } = await server.sendOtp({ email })
  for (let puzzles = 0; puzzle !== null; puzzles++) {
    if (puzzles === mostPuzzles) throw new Error('The server keeps asking for more work')
    tellWorking(true)
    const solved = await solvePuzzle(puzzle).finally(() => tellWorking(false))
    const answer = await server.sendOtp({ email, solved })
    puzzle = answer.puzzle
  }
}

const keyBits = 256

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), byte => byte.toString(16).padStart(2, '0')).join('')

/**
 * Finds the number that the server hid, by trying one after the other. The browser derives each key beside the page,
 * which stays alive meanwhile.
 */
export async function solvePuzzle(puzzle: Puzzle): Promise<SolvedPuzzle> {
  const { salt, rounds, most, target } = puzzle
  const text = new TextEncoder()
  const { subtle } = crypto
  const password = await subtle.importKey('raw', text.encode(salt), 'PBKDF2', false, ['deriveBits'])
  for (let answer = 0; answer < most; answer++) {
    const tried = { name: 'PBKDF2', hash: 'SHA-256', iterations: rounds, salt: text.encode(String(answer)) }
    if (hex(await subtle.deriveBits(tried, password, keyBits)) === target) return { ...puzzle, answer }
  }
  throw new Error('The puzzle has no answer')
}

const waitOf = ({ retryAfterSeconds, code }: ApiError) =>
  retryAfterSeconds ?? (code === 'sign-in-locked' ? otp.lockMs : otp.resendMs) / 1000

/** Two sentences, one after the other. */
const orWithout = (why: string) => `${why} ${signInWords.sendProblem.alsoWithout}`

/** A pause after a code is short; a longer wait comes of many codes, perhaps not asked for by this person. */
function tooOften(error: ApiError): string {
  const seconds = waitOf(error)
  const wait = waitWords(seconds)
  return seconds <= otp.resendMs / 1000
    ? signInWords.sendProblem.justSent({ wait })
    : orWithout(signInWords.sendProblem.tooMany({ wait }))
}

/** Why no code is on its way, and what to do instead. */
export function sendProblem(error: unknown): string {
  const { offline, locked, other } = signInWords.sendProblem
  if (error instanceof NetworkError) return orWithout(offline)
  if (error instanceof ApiError && error.code === 'too-many-requests') return tooOften(error)
  if (error instanceof ApiError && error.code === 'sign-in-locked')
    return orWithout(locked({ wait: waitWords(waitOf(error)) }))
  if (error instanceof ApiError && error.code === 'address-unclear') return sentenceFor(error)
  return orWithout(other)
}

/** Why the code did not open the door. */
export function verifyProblem(error: unknown): string {
  const { offline, unavailable, tooMany, locked, onlyHere, otherReceipt } = signInWords.codeProblem
  if (error instanceof NetworkError) return offline
  if (!(error instanceof ApiError)) return sentenceFor(error)
  if (error.status >= 500) return unavailable
  if (error.code === 'too-many-requests') return tooMany({ wait: waitWords(waitOf(error)) })
  if (error.code === 'sign-in-locked') return locked({ wait: waitWords(waitOf(error)) })
  if (error.code === 'unknown-report') return otherReceipt
  return error.code === 'code-wrong' ? `${sentenceFor(error)} ${onlyHere}` : sentenceFor(error)
}

const minute = 60
const hour = 60 * minute

/** How long it still takes, as one would say it: never less than it is. */
export function waitWords(seconds: number): string {
  const soon = signInWords.in
  if (seconds <= minute) return soon.seconds({ count: Math.max(1, Math.ceil(seconds)) })
  if (seconds <= 90 * minute) return soon.minutes({ count: Math.ceil(seconds / minute) })
  return soon.hours({ count: Math.ceil(seconds / hour) })
}
