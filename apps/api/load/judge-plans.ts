import pg from 'pg'
import { startPostgresServer } from '../src/testing/postgres-server.ts'
import { startServer } from './processes.ts'
import { tablesReadWhole } from './read-plans.ts'
import { cohort } from './stages.ts'
import { fillWithStrangers } from './strangers.ts'

/** Tables that hold as many rows when a million people have been here as when ten have. */
const small =
  /^(organisations|organisation_links|promo_codes|referral_counts|queue|schedule|version|subscription)$/

type Judged = { statement: string; tables: string[] }

/** What a statement is, where it can be planned without its values. */
async function planOf(client: pg.Client, statement: string): Promise<string[] | null> {
  try {
    const { rows } = await client.query(`explain (generic_plan) ${statement}`)
    return rows.map(row => String(row['QUERY PLAN']))
  } catch {
    return null
  }
}

/** Plans each statement on a database in which so many people have been, and tells what reads a table of theirs whole. */
export async function judgePlans(
  statements: readonly string[],
  { people, folder }: { people: number; folder: string },
): Promise<{ lines: string[]; ok: boolean }> {
  const postgres = await startPostgresServer({ shared_buffers: '512MB', max_wal_size: '8GB' })
  const server = await startServer(postgres.url, folder)
  const client = new pg.Client({ connectionString: postgres.url })
  try {
    const visit = cohort({ origins: [server.origin], visitors: 1 }, 1)
    await visit.begin()
    await visit.upload()
    await visit.report()
    await fillWithStrangers(postgres.url, people)
    await client.connect()
    const judged: Judged[] = []
    const unplanned: string[] = []
    for (const statement of statements) {
      const plan = await planOf(client, statement)
      const tables = tablesReadWhole(plan ?? []).filter(table => !small.test(table))
      if (plan === null) unplanned.push(statement)
      if (tables.length > 0) judged.push({ statement, tables })
    }
    const told = judged.map(({ statement, tables }) => `${tables.join(', ')} whole: ${statement}`)
    const planned = statements.length - unplanned.length
    const sum = `${planned} statements planned with ${people} people, ${unplanned.length} not, ${judged.length} read a table of theirs whole`
    return {
      lines: [...unplanned.map(text => `not planned: ${text}`), ...told, sum],
      ok: judged.length === 0,
    }
  } finally {
    await client.end()
    await server.stop()
    await postgres.stop()
  }
}
