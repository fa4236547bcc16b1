import { resolve } from 'node:path'
import { jobsCommand } from '@lithe/jobs/command'
import { type Config, parseConfig } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import { openDatabase } from '../db/open-database.ts'
import { asStaff } from '../events/security-events.ts'
import { eventsCommand } from './events-command.ts'
import { ordersCommand } from './orders-command.ts'
import { organisationsCommand } from './organisations-command.ts'
import { ownNormsCommand } from './own-norms-command.ts'
import { promoCommand } from './promo-command.ts'
import { referralsCommand } from './referrals-command.ts'
import { openRefunds } from './refunds.ts'

export type Said = { ok: boolean; words: string }
type Given = { db: Database; words: string[]; config: Config; now: Date }
type Command = (given: Given) => Promise<Said>

async function orders({ db, words, config: { bot }, now }: Given): Promise<Said> {
  const closing = new AbortController()
  try {
    return await ordersCommand({ db, refunds: openRefunds({ db, bot, now, closing: closing.signal }) }, words)
  } finally {
    closing.abort()
  }
}

/** Commands of operators, beside running servers too. */
const commands = {
  promo: ({ db, now, words }) => promoCommand({ db, now }, words),
  orders,
  organisations: ({ db, now, words, config: { publicUrl } }) =>
    organisationsCommand({ db, now, publicUrl }, words),
  referrals: ({ db, now, words }) => referralsCommand({ db, now }, words),
  'own-norms': ({ db }) => ownNormsCommand(db),
  events: ({ db, words }) => eventsCommand(db, words),
  jobs: ({ db, words }) => jobsCommand(db, words),
} satisfies Record<string, Command>
type CommandName = keyof typeof commands

/** What commands need besides the database: the bot, or where the server is. */
const variables: Partial<Record<CommandName, readonly string[]>> = {
  orders: ['TELEGRAM_API_URL', 'TELEGRAM_BOT_TOKEN'],
  organisations: ['PUBLIC_URL'],
}

/** How its server mails, and what stands before it, is none of a command’s business. */
const anyServer = { TRIAL: 'on' } as const

/** Does a command and writes down that it was done. */
async function run(name: CommandName, given: Omit<Given, 'now'>): Promise<Said> {
  const now = new Date()
  const doIt = () => commands[name]({ ...given, now })
  return asStaff(given.db, { name, words: given.words, at: now }, doIt).catch((error: Error) => ({
    ok: false,
    words: error.message,
  }))
}

async function runOnDatabase(name: CommandName, words: string[]): Promise<Said> {
  const { DATABASE_URL, DATA_DIR } = process.env
  const further = Object.fromEntries((variables[name] ?? []).map(name => [name, process.env[name]]))
  const parsed = parseConfig({
    ...further,
    ...anyServer,
    DATABASE_URL,
    DATA_DIR: resolve(DATA_DIR || 'data'),
  })
  if (!parsed.ok) return { ok: false, words: parsed.problems.join('\n') }
  const { config } = parsed
  if (config.database.engine === 'pglite')
    return {
      ok: false,
      words:
        'DATABASE_URL is not set; a trial takes no commands, it prints a promo code and a link at its start',
    }
  const { db, close } = await openDatabase(config.database)
  try {
    return await run(name, { db, config, words })
  } finally {
    await close()
  }
}

/** A command on the database of DATABASE_URL: prints what it has to say, and how it ended. */
export async function databaseCommand(name: CommandName) {
  // What it writes below DATA_DIR is for no other user of this computer.
  process.umask(0o077)
  const { ok, words } = await runOnDatabase(name, process.argv.slice(2)).catch((error: Error) => ({
    ok: false,
    words: error.message,
  }))
  console.log(words)
  process.exitCode = ok ? 0 : 1
}
