import type { Puzzle, SolvedPuzzle } from '@lithe/contracts/api'
import type { api } from '../../api/client.ts'

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
