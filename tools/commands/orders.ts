import { join, resolve } from 'node:path'
import { parseConfig } from '../../apps/api/src/config.ts'
import { openDatabase } from '../../apps/api/src/db/open-database.ts'
import { ordersCommand } from '../../apps/api/src/payments/records/orders-command.ts'
import { openRefunds } from '../../apps/api/src/payments/stars/open-refunds.ts'
import { root } from '../bootstrap/root.mjs'

const dataFolder = resolve(process.env.DATA_DIR || join(root, 'data'))
const { DATABASE_URL, TELEGRAM_API_URL, TELEGRAM_BOT_TOKEN } = process.env
const bot = { TELEGRAM_API_URL, TELEGRAM_BOT_TOKEN }
const parsed = parseConfig({ DATABASE_URL, DATA_DIR: dataFolder, ...bot })

async function run(): Promise<{ ok: boolean; words: string }> {
  if (!parsed.ok) return { ok: false, words: parsed.problems.join('\n') }
  const closing = new AbortController()
  const { db, close } = await openDatabase(parsed.config.database)
  try {
    const { signal } = closing
    const refunds = openRefunds({ db, bot: parsed.config.bot, now: new Date(), closing: signal })
    return await ordersCommand({ db, refunds }, process.argv.slice(2))
  } finally {
    closing.abort()
    await close()
  }
}

const { ok, words } = await run().catch((error: Error) => ({ ok: false, words: error.message }))
console.log(words)
process.exitCode = ok ? 0 : 1
