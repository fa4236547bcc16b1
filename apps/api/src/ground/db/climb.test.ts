import { expect, inject, it } from 'vitest'
import { askPostgres } from '../../testing/ask-postgres.ts'
import { databaseAt } from '../../testing/database-at.ts'
import { openRelay } from '../../testing/relay.ts'
import written from './migrations/written.json' with { type: 'json' }
import { migrationsFolder, openDatabase } from './open-database.ts'

/** Schema parts a migration could leave half done: columns, constraints, indexes, job tables and queues. */
const listShape = `
  select format('%s.%s.%s %s %s %s', table_schema, table_name, column_name, data_type, is_nullable, column_default)
      as line from information_schema.columns where table_schema in ('public', 'jobs')
  union all select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace in ('public'::regnamespace, 'jobs'::regnamespace)
  union all select indexdef from pg_indexes where schemaname in ('public', 'jobs')
  union all select hash from drizzle.__drizzle_migrations
  union all select format('%s every %s', name, cron) from jobs.queue left join jobs.schedule using (name)
  order by line`

const shapeOf = async (url: string) => (await askPostgres(url, listShape)).map(({ line }) => line)
const templateUrl = () => inject('postgresUrl').replace(/postgres$/, inject('postgresTemplate'))

const climb = async (url: string) =>
  (await openDatabase({ engine: 'postgres', url }, migrationsFolder)).close()

it('the next server completes a first migration cut off at any statement', async () => {
  const today = await shapeOf(templateUrl())
  const url = await databaseAt(0)
  const direct = new URL(url)
  const relay = await openRelay(Number(direct.port))
  const through = new URL(direct)
  through.port = String(relay.port)
  let kills = 0
  for (let isThere = false; !isThere; kills += 1) {
    // In every second case the server receives the fatal statement, and may execute it.
    relay.breakOffAt(kills + 1, kills % 2 === 0)
    isThere = await climb(through.href).then(
      () => true,
      () => false,
    )
  }
  await relay.end()
  expect(await shapeOf(url)).toEqual(today)
  expect(kills).toBeGreaterThan(90)
}, 120_000)

it.each(Object.keys(written).map((tag, index) => [tag, index + 1] as const))(
  'migration from %s reaches the current schema',
  async (_, count) => {
    const today = await shapeOf(templateUrl())
    const url = await databaseAt(count)
    await climb(url)
    expect(await shapeOf(url)).toEqual(today)
  },
  60_000,
)
