import pg from 'pg'
import { startPostgresServer } from '../src/testing/postgres-server.ts'
import { startServer } from './processes.ts'
import { tablesReadWhole } from './read-plans.ts'
import { fillWithStrangers } from './strangers.ts'

/** What reads a table whole all the same, and why it may. */
const mayReadWhole = [
  // Tests alone ask it.
  /"people"\."name" = \$1$/,
  /^select count\(\*\) as count from "reminders" where/,
  /from "promo_redemptions" where "promo_redemptions"\."code" = \$1$/,
  // An operator's list of orders, the newest first and so many, and the sums below it.
  /^select (count\(\*\), coalesce\(sum\("orders"|"orders"\.(?!.*"assessments")).*left join "stars_checkouts"/,
  // An organisation is never deleted but in tests.
  / for key share of x$/i,
]

/** A statement without a condition is meant to read all; most of them are the tests' own. */
const isMeantTo = (statement: string) =>
  !/\b(where|limit)\b/i.test(statement) || mayReadWhole.some(one => one.test(statement))

/** pg-boss asks some by functions of its own, whose names for values mean nothing outside of them. */
const isOfJobs = (statement: string) => / jobs\.(job|queue) /.test(statement)

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

/** What grows with the people, and the indexes that hold only a few rows of it. */
async function listLarge(client: pg.Client, people: number) {
  const ask = async (query: string) => (await client.query(query)).rows.map(({ name }) => String(name))
  const tables = `select relname as name from pg_class where relkind = 'r' and reltuples >= ${people / 200}`
  const partial = 'select indexrelid::regclass as name from pg_index where indpred is not null'
  return { tables: new Set(await ask(tables)), partial: new Set(await ask(partial)) }
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
    await fillWithStrangers(postgres.url, server.origin, people)
    await client.connect()
    // Where an index can serve, it is to be named, also by a plan that was made without knowing the values.
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
