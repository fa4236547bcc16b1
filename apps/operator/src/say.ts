import type { Said } from '@lithe/api/events'
import { Misused, misuseOf } from '../../../tools/run/command.ts'

/** What stopped a command; words that it does not take are for its caller to answer. */
function problemOf(error: unknown): Said {
  if (misuseOf(error) !== null) throw error
  return { ok: false, words: error instanceof Error ? error.message : String(error) }
}

/** Runs a command of an operator: prints what it says, or why it did not do it, and sets the exit code. */
export async function say(command: () => Promise<Said | string>): Promise<void> {
  // What it writes is for no other user of this computer.
  process.umask(0o077)
  const said = await command().catch(problemOf)
  const { ok, words, isMisuse }: Said = typeof said === 'string' ? { ok: true, words: said } : said
  if (isMisuse) throw new Misused(words)
  console[ok ? 'log' : 'error'](words)
  process.exitCode = ok ? 0 : 1
}
