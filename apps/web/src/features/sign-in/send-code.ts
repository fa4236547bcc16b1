import type { api } from '../../api-client.ts'
import { solvePuzzle } from './solve-puzzle.ts'

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
