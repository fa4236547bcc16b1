import pg from 'pg'
import { startPostgresServer } from '../../apps/api/src/testing/postgres-server.ts'
import { startServer } from './processes.ts'
import { tablesReadWhole } from './read-plans.ts'
import { fillWithStrangers } from './strangers.ts'

/** Permitted full scans, with reasons. */
const mayReadWhole = [
  // Only tests run it.
  /"people"\."name" = \$1$/,
  /^select count\(\*\) as count from "reminders" where/,
  /from "promo_redemptions" where "promo_redemptions"\."code" = \$1$/,
  // The operator's list of orders: newest first with a limit, and its totals.
  /^select (count\(\*\), coalesce\(sum\("orders"|"orders"\.(?!.*"assessments")).*left join "stars_checkouts"/,
  // Only tests ever delete organisations.
  / for key share of x$/i,
]

/** A statement without a condition is meant to read everything; most such statements are the tests' own. */
const isMeantTo = (statement: string) =>
  !/\b(where|limit)\b/i.test(statement) || mayReadWhole.some(one => one.test(statement))

/** Statements of pg-boss that call its own functions, whose parameter names mean nothing elsewhere. */
const isOfJobs = (statement: string) => / jobs\.(job|queue) /.test(statement)

type Judged = { statement: string; tables: string[] }

/** Plan of a statement; null if it cannot be planned without values. */
async function planOf(client: pg.Client, statement: string): Promise<string[] | null> {
  try {
    const { rows } = await client.query(`explain (generic_plan) ${statement}`)
    return rows.map(row => String(row['QUERY PLAN']))
  } catch {
    return null
  }
}

/** Tables that grow with people, and indexes over few of their rows. */
async function listLarge(client: pg.Client, people: number) {
  const ask = async (query: string) => (await client.query(query)).rows.map(({ name }) => String(name))
  const tables = `select relname as name from pg_class where relkind = 'r' and reltuples >= ${people / 200}`
  const partial = 'select indexrelid::regclass as name from pg_index where indpred is not null'
  return { tables: new Set(await ask(tables)), partial: new Set(await ask(partial)) }
}

/** Plans each statement on a database of so many people; reports full scans of tables that grow with them. */
export async function judgePlans(
  statements: readonly string[],
  { people, folder }: { people: number; folder: string },
): Promise<{ lines: string[]; ok: boolean }> {
  const postgres = await startPostgresServer({ shared_buffers: '512MB', max_wal_size: '8GB' })
  const server = await startServer(postgres.url, folder)
  const client = new pg.Client({ connectionString: postgres.url })
  try {
    await fillWithStrangers(postgres.url, server.origin, people)
    await client.connect()
    // Prefers any usable index, even in a generic plan.
    await client.query('set enable_seqscan = off')
    const large = await listLarge(client, people)
    const judged: Judged[] = []
    const unplanned: string[] = []
    for (const statement of statements) {
      const plan = await planOf(client, statement)
      const whole = isMeantTo(statement) ? [] : tablesReadWhole(plan ?? [], large.partial)
      const tables = whole.filter(table => large.tables.has(table))
      if (plan === null) unplanned.push(statement)
      if (tables.length > 0) judged.push({ statement, tables })
    }
    const told = judged.map(({ statement, tables }) => `${tables.join(', ')} whole: ${statement}`)
    const planned = statements.length - unplanned.length
    const sum = `${planned} statements planned with ${people} people, ${unplanned.length} not, ${judged.length} read a table of theirs whole`
    return {
      lines: [...unplanned.map(text => `not planned: ${text}`), ...told, sum],
      ok: judged.length === 0 && unplanned.every(isOfJobs),
    }
  } finally {
    await client.end()
    await server.stop()
    await postgres.stop()
  }
}
