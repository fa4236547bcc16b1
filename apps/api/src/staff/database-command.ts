import { resolve } from 'node:path'
import { type Config, parseConfig } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import { openDatabase } from '../db/open-database.ts'
import { asStaff } from '../events/security-events.ts'

/** A time as a command is given it; of a day alone, its last moment in UTC. */
export const endOfDay = (text: string) =>
  new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T23:59:59.999Z` : text)

type Said = { ok: boolean; words: string }
type Given = { db: Database; words: string[]; config: Config }

/** What some commands need besides the database: the bot, the secrets, or where the server is. */
type Variable =
  | 'PUBLIC_URL'
  | 'SIGN_IN_PEPPER'
  | 'SIGN_IN_PEPPER_BEFORE'
  | 'TELEGRAM_API_URL'
  | 'TELEGRAM_BOT_TOKEN'

async function runOnDatabase(
  name: string,
  command: (given: Given) => Promise<Said>,
  variables: readonly Variable[],
): Promise<Said> {
  const { DATABASE_URL, DATA_DIR } = process.env
  const further = Object.fromEntries(variables.map(name => [name, process.env[name]]))
  const parsed = parseConfig({ ...further, DATABASE_URL, DATA_DIR: resolve(DATA_DIR || 'data') })
  if (!parsed.ok) return { ok: false, words: parsed.problems.join('\n') }
  const { db, close } = await openDatabase(parsed.config.database)
  try {
    const words = process.argv.slice(2)
    const run = () => command({ db, words, config: parsed.config })
    return await asStaff(db, { name, words, at: new Date() }, run)
  } finally {
    await close()
  }
}

/** A command on the server's own database: says what it has to say, and how it ended. That it was run is written down. */
export async function databaseCommand(
  name: string,
  command: (given: Given) => Promise<Said>,
  variables: readonly Variable[] = [],
) {
  // What it writes into the embedded database is for no other user of this computer.
  process.umask(0o077)
  const { ok, words } = await runOnDatabase(name, command, variables).catch((error: Error) => ({
    ok: false,
    words: error.message,
  }))
  console.log(words)
  process.exitCode = ok ? 0 : 1
}
