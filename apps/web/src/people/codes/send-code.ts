import type { Puzzle, SolvedPuzzle } from '@lithe/contracts/api'
import { otp } from '@lithe/contracts/constants'
import { signInWords } from '@lithe/words/live/sign-in'
import type { api } from '../../api/client.ts'
import { ApiError, NetworkError } from '../../api/errors.ts'
import { sentenceFor } from '../../api/sentence-for.ts'

/** A puzzle may expire while a phone sleeps; then another one is solved. */
const mostPuzzles = 3

/** Requests a code; solves the proof-of-work puzzle that the server sets when many are requested. */
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
 * Finds the server's hidden number by brute force. The browser derives each key off the main thread, so the page
 * stays responsive.
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

/** Joins the reason and the alternative into two sentences. */
const orWithout = (why: string) => `${why} ${signInWords.sendProblem.alsoWithout}`

/** Words the wait: short after one code, longer after many, which others may have requested. */
function tooOften(error: ApiError): string {
  const seconds = waitOf(error)
  const wait = waitWords(seconds)
  return seconds <= otp.resendMs / 1000
    ? signInWords.sendProblem.justSent({ wait })
    : orWithout(signInWords.sendProblem.tooMany({ wait }))
}

/** Says why no code was sent, and what to do instead. */
export function sendProblem(error: unknown): string {
  const { offline, locked, other } = signInWords.sendProblem
  if (error instanceof NetworkError) return orWithout(offline)
  if (error instanceof ApiError && error.code === 'too-many-requests') return tooOften(error)
  if (error instanceof ApiError && error.code === 'sign-in-locked')
    return orWithout(locked({ wait: waitWords(waitOf(error)) }))
  if (error instanceof ApiError && error.code === 'address-unclear') return sentenceFor(error)
  return orWithout(other)
}

/** Says why the code was not accepted. */
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

/** The remaining time in words, rounded up. */
export function waitWords(seconds: number): string {
  const soon = signInWords.in
  if (seconds <= minute) return soon.seconds({ count: Math.max(1, Math.ceil(seconds)) })
  if (seconds <= 90 * minute) return soon.minutes({ count: Math.ceil(seconds / minute) })
  return soon.hours({ count: Math.ceil(seconds / hour) })
}
