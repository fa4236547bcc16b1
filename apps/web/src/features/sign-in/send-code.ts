import type { Puzzle, SolvedPuzzle } from '@lithe/contracts/api'
import { otp } from '@lithe/contracts/constants'
import type { api } from '../../api/client.ts'
import { ApiError, NetworkError, sentenceFor } from '../../api/errors.ts'

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

const goOn = 'You can also continue without signing in.'

const waitOf = ({ retryAfterSeconds, code }: ApiError) =>
  retryAfterSeconds ?? (code === 'sign-in-locked' ? otp.lockMs : otp.resendMs) / 1000

/** A pause after a code is short; a longer wait comes of many codes, perhaps not asked for by this person. */
function tooOften(error: ApiError): string {
  const seconds = waitOf(error)
  const wait = waitWords(seconds)
  return seconds <= otp.resendMs / 1000
    ? `A code went to this address a little while ago. Please look in your mail, or try again ${wait}.`
    : `Too many codes were asked for, so the next one can be sent ${wait}. On a phone or computer on which you have signed in before, it can be sent at once. ${goOn}`
}

/** Why no code is on its way, and what to do instead. */
export function sendProblem(error: unknown): string {
  if (error instanceof NetworkError)
    return `No code was sent: you seem to be offline. Please check your network and try again. ${goOn}`
  if (error instanceof ApiError && error.code === 'too-many-requests') return tooOften(error)
  if (error instanceof ApiError && error.code === 'sign-in-locked')
    return `There were too many wrong codes for this address. Please try again ${waitWords(waitOf(error))}. ${goOn}`
  if (error instanceof ApiError && error.code === 'address-unclear') return sentenceFor(error)
  return `We could not send the code just now. Please try again in a moment. ${goOn}`
}

/** Why the code did not open the door. */
export function verifyProblem(error: unknown): string {
  if (error instanceof NetworkError)
    return 'Your code could not be checked: you seem to be offline. It did not count as a try. Please check your network, then press Continue again.'
  if (error instanceof ApiError && error.status >= 500)
    return 'Your code could not be checked just now. It did not count as a try. Please press Continue again in a moment.'
  if (error instanceof ApiError && error.code === 'too-many-requests')
    return `Too many codes were tried from here. It did not count as a try. Please press Continue again ${waitWords(waitOf(error))}.`
  if (error instanceof ApiError && error.code === 'sign-in-locked')
    return `There were too many wrong codes. Please ask for a new one ${waitWords(waitOf(error))}.`
  const sentence = sentenceFor(error)
  return error instanceof ApiError && error.code === 'code-wrong'
    ? `${sentence} A code only works where it was asked for.`
    : sentence
}

const minute = 60
const hour = 60 * minute

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

/** How long it still takes, as one would say it: never less than it is. */
export function waitWords(seconds: number): string {
  if (seconds <= minute) return `in ${counted(Math.max(1, Math.ceil(seconds)), 'second')}`
  if (seconds <= 90 * minute) return `in ${counted(Math.ceil(seconds / minute), 'minute')}`
  return `in about ${counted(Math.ceil(seconds / hour), 'hour')}`
}
