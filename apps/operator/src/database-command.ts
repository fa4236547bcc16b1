import { resolve } from 'node:path'
import { type Config, parseConfig } from '@lithe/api/config'
import { type Database, openDatabase } from '@lithe/api/database'
import { asStaff, type Said } from '@lithe/api/events'
import { eventsCommand } from '@lithe/api/staff/events-command'
import { jobsCommand } from '@lithe/api/staff/jobs-command'
import { ordersCommand } from '@lithe/api/staff/orders-command'
import { organisationsCommand } from '@lithe/api/staff/organisations-command'
import { ownNormsCommand } from '@lithe/api/staff/own-norms-command'
import { promoCommand } from '@lithe/api/staff/promo-command'
import { referralsCommand } from '@lithe/api/staff/referrals-command'
import { openRefunds } from '@lithe/api/staff/refunds'

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

/** Operators' commands, which may run alongside servers. */
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
export type DatabaseCommand = keyof typeof commands

/** Variables that commands need besides the database: the bot, or the server's URL. */
const variables: Partial<Record<DatabaseCommand, readonly string[]>> = {
  orders: ['TELEGRAM_API_URL', 'TELEGRAM_BOT_TOKEN'],
  organisations: ['PUBLIC_URL'],
}

/** The server's email and proxy settings do not concern a command. */
const anyServer = { TRIAL: 'on' } as const

/** Runs a command on the database of `DATABASE_URL`, and logs it as an event. */
export async function databaseCommand(
  name: DatabaseCommand,
  words: string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Said> {
  const { DATABASE_URL, DATA_DIR } = environment
  const further = Object.fromEntries((variables[name] ?? []).map(each => [each, environment[each]]))
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
  const now = new Date()
  const doIt = () => commands[name]({ db, words, config, now })
  return asStaff(db, { name, words, at: now }, doIt).finally(close)
}
