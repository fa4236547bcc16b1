import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { askPostgres } from '../../testing/ask-postgres.ts'
import { databaseAt } from '../../testing/database-at.ts'
import { migrationsFolder } from './open-database.ts'

type Column = { name: string; type: string; notNull: boolean; hasDefault: boolean }
type Table = { columns: Column[]; bounds: string[] }
type Tables = Record<string, Table>

/** Lists every table with its columns, checks, keys and unique constraints. */
const listTables = `
  select relname as name,
    (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod),
        'notNull', attnotnull, 'hasDefault', atthasdef) order by attname)
      from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped) as columns,
    (select coalesce(json_agg(conname || ' ' || pg_get_constraintdef(oid) order by conname), '[]')
      from pg_constraint where conrelid = c.oid and contype <> 'n') as bounds
  from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r'`

async function tablesOf(url: string): Promise<Tables> {
  const rows = await askPostgres(url, listTables)
  return Object.fromEntries(rows.map(({ name, ...table }) => [name, table])) as Tables
}

/** Finds a column change that would make an older server's statements fail. */
function columnBreaks(name: string, before: Column | undefined, after: Column | undefined): string[] {
  if (!after) return [`${name} is gone`]
  if (!before) return after.notNull && !after.hasDefault ? [`${name} must be given`] : []
  return [
    ...(after.type === before.type ? [] : [`${name} is another type`]),
    ...(after.notNull && !before.notNull ? [`${name} may not be empty any more`] : []),
  ]
}

/** Lists why a server of the previous schema would break on the new one. */
function breaksOlderServer(before: Tables, after: Tables): string[] {
  return Object.entries(before).flatMap(([table, was]) => {
    const is = after[table]
    if (!is) return [`${table} is gone`]
    const names = new Set([...was.columns, ...is.columns].map(({ name }) => name))
    const named = (columns: Column[], name: string) => columns.find(column => column.name === name)
    return [
      ...[...names].flatMap(name =>
        columnBreaks(`${table}.${name}`, named(was.columns, name), named(is.columns, name)),
      ),
      ...is.bounds.filter(bound => !was.bounds.includes(bound)).map(bound => `${table} is bound by ${bound}`),
    ]
  })
}

const read = async (path: string) => JSON.parse(await readFile(join(migrationsFolder, path), 'utf8'))
const journal: { entries: { tag: string }[] } = await read('meta/_journal.json')
const tags = journal.entries.map(({ tag }) => tag)
const textOf = (tag: string) => readFile(join(migrationsFolder, `${tag}.sql`), 'utf8')

/** `-- contract: people.seat is gone, unused since 0021` allows dropping what the previous release no longer uses. */
const contracted = (text: string, index: number) =>
  [...text.matchAll(/^-- contract: (.+), unused since (\d{4})$/gm)]
    .filter(([, , since]) => Number(since) < index)
    .map(([, what]) => what)

it('a migration never breaks the previous release: expand, migrate, then contract', async () => {
  for (let index = 1; index < tags.length; index++) {
    const breaks = breaksOlderServer(
      await tablesOf(await databaseAt(index)),
      await tablesOf(await databaseAt(index + 1)),
    )
    const allowed = contracted(await textOf(tags[index] ?? ''), index)
    expect([tags[index], breaks.filter(what => !allowed.includes(what))]).toEqual([tags[index], []])
  }
}, 60_000)

it('the check detects a dropped, renamed, newly required, retyped or newly constrained column', async () => {
  const url = await databaseAt(tags.length)
  const before = await tablesOf(url)
  const changed = async (change: string) => {
    await askPostgres(url, change)
    return breaksOlderServer(before, await tablesOf(url))
  }
  expect(await changed('select 1')).toEqual([])
  expect(await changed('alter table people add height text')).toEqual([])
  const people = 'alter table people'
  expect(await changed(`${people} alter name set not null`)).toEqual([
    'people.name may not be empty any more',
  ])
  await askPostgres(url, `${people} alter name drop not null`)
  expect(await changed(`${people} alter age_years type integer`)).toEqual([
    'people.age_years is another type',
  ])
  await askPostgres(url, `${people} alter age_years type smallint`)
  expect(await changed(`${people} add constraint narrow check (name <> '')`)).toEqual([
    expect.stringMatching(/^people is bound by narrow CHECK/),
  ])
  await askPostgres(url, `${people} drop constraint narrow`)
  expect(await changed(`${people} drop seat cascade; ${people} add chair text not null`)).toEqual([
    'people.seat is gone',
    'people.chair must be given',
  ])
})

it('a released migration is never edited', async () => {
  const written: Record<string, string> = await read('written.json')
  for (const tag of tags) {
    const hash = createHash('sha256')
      .update(await textOf(tag))
      .digest('hex')
    expect(`${tag}: ${hash}`).toBe(`${tag}: ${written[tag]}`)
  }
})
