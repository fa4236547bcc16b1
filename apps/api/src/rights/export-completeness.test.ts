import { readdir } from 'node:fs/promises'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { describeWithApp } from '../testing/describe-with-app.ts'
import { columnFates } from './testing/column-fates.ts'
import { everythingStored } from './testing/everything-stored.ts'
import { fullLife } from './testing/full-life.ts'
import { leavesAt } from './testing/leaves-at.ts'

const schema = new URL('../ground/db/schema/', import.meta.url)

async function columnsOfSchema() {
  const tables = []
  for (const file of await readdir(schema)) {
    const exported: Record<string, unknown> = await import(new URL(file, schema).href)
    tables.push(...Object.values(exported).filter(one => is(one, PgTable)))
  }
  return tables
    .map(table => getTableConfig(table))
    .flatMap(({ name, columns }) => columns.map(column => `${name}.${column.name}`))
    .sort()
}

const decided = Object.entries(columnFates).flatMap(([table, columns]) =>
  Object.entries(columns).map(([column, fate]) => ({ table, column, fate })),
)
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/

/** Normalises the notations of times and numbers. */
function plainly(value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && moment.test(value) ? new Date(value).toISOString() : value
}
const sorted = (values: unknown[]) =>
  [...new Set(values.filter(value => value !== null).map(value => JSON.stringify(value)))].sort()

describe('every database column', () => {
  it('is exported, or has a reason not to be', async () => {
    const [said, all] = [decided.map(({ table, column }) => `${table}.${column}`), await columnsOfSchema()]
    const where = 'say in rights/testing/column-fates.ts whether the export holds them'
    expect(
      all.filter(one => !said.includes(one)),
      where,
    ).toEqual([])
    expect(
      said.filter(one => !all.includes(one)),
      'these columns are gone from the schema',
    ).toEqual([])
  })
})

describeWithApp('an export', testApp => {
  it('includes every exported column with its value, for a person who did everything', async () => {
    const { person } = await fullLife(testApp(), { name: 'Rosa', profileName: 'Emil', comment: 'Nice' })
    const { data } = await person.export()
    const isLocked = (row: Record<string, unknown>, column: string) =>
      column === 'full_report' && row.unlock_reason === null
    const stored = (await everythingStored(testApp().database.db)).map(({ table, row }) => ({
      table,
      row: JSON.parse(row) as Record<string, unknown>,
    }))
    for (const { table, column, fate } of decided) {
      if (typeof fate !== 'string') continue
      const kept = stored
        .filter(one => one.table === table && !isLocked(one.row, column))
        .map(({ row }) => plainly(row[column]))
      const shown = leavesAt(data, fate).map(plainly)
      expect({ table, column, is: sorted(shown) }).toEqual({ table, column, is: sorted(kept) })
    }
  }, 60_000)

  it('is tested on a person with a value in nearly every exported column', async () => {
    const stored = await everythingStored(testApp().database.db)
    const filled = new Set(
      stored.flatMap(({ table, row }) =>
        Object.entries(JSON.parse(row)).flatMap(([column, value]) =>
          value === null ? [] : [`${table}.${column}`],
        ),
      ),
    )
    const promised = decided.filter(({ fate }) => typeof fate === 'string')
    expect(
      promised.map(({ table, column }) => `${table}.${column}`).filter(column => !filled.has(column)),
    ).toEqual([
      'consents.withdrawn_at',
      'sharings.ended_at',
      'shared_results.variant',
      'orders.cancel_asked_at',
      'orders.receipt_sent_at',
      'people.guest_seen_at',
    ])
  })
})
