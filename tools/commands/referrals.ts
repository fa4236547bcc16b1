import { join, resolve } from 'node:path'
import { referralsCommand } from '../../apps/api/src/bot/start/referrals-command.ts'
import { parseConfig } from '../../apps/api/src/config.ts'
import { openDatabase } from '../../apps/api/src/db/open-database.ts'
import { root } from '../bootstrap/root.mjs'

const dataFolder = resolve(process.env.DATA_DIR || join(root, 'data'))
const parsed = parseConfig({ DATABASE_URL: process.env.DATABASE_URL, DATA_DIR: dataFolder })

async function run(): Promise<{ ok: boolean; words: string }> {
  if (!parsed.ok) return { ok: false, words: parsed.problems.join('\n') }
  const { db, close } = await openDatabase(parsed.config.database)
  try {
    return await referralsCommand({ db, now: new Date() }, process.argv.slice(2))
  } finally {
    await close()
  }
}

const { ok, words } = await run().catch((error: Error) => ({ ok: false, words: error.message }))
console.log(words)
process.exitCode = ok ? 0 : 1
