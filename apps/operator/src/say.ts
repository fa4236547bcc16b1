import type { Said } from '@lithe/api/events'
import { Misused, misuseOf } from '../../../tools/run/command.ts'

/** Returns what stopped a command; usage errors are left to the caller. */
function problemOf(error: unknown): Said {
  if (misuseOf(error) !== null) throw error
  return { ok: false, words: error instanceof Error ? error.message : String(error) }
}

/** Runs an operator's command: prints its output or error, and sets the exit code. */
export async function say(command: () => Promise<Said | string>): Promise<void> {
  // The command's files are private to the current user.
  process.umask(0o077)
  const said = await command().catch(problemOf)
  const { ok, words, isMisuse }: Said = typeof said === 'string' ? { ok: true, words: said } : said
  if (isMisuse) throw new Misused(words)
  console[ok ? 'log' : 'error'](words)
  process.exitCode = ok ? 0 : 1
}
