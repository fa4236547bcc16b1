import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { expect, it } from 'vitest'
import { migrationsFolder } from './open-database.ts'

type Column = { type: string; notNull: boolean; default?: unknown }
type Bounds = Record<string, unknown>
type Table = {
  columns: Record<string, Column>
  checkConstraints: Bounds
  uniqueConstraints: Bounds
  foreignKeys: Bounds
}
type Tables = Record<string, Table>

const bounds = ['checkConstraints', 'uniqueConstraints', 'foreignKeys'] as const

/** A column the older server reads or does not know: what would make its statements fail beside the newer schema. */
function columnBreaks(name: string, before: Column | undefined, after: Column | undefined): string[] {
  if (!after) return [`${name} is gone`]
  if (!before) return after.notNull && after.default === undefined ? [`${name} must be given`] : []
  return [
    ...(after.type === before.type ? [] : [`${name} is another type`]),
    ...(after.notNull && !before.notNull ? [`${name} may not be empty any more`] : []),
  ]
}

/** Why a server of the schema before cannot go on beside the one after. */
function breaksOlderServer(before: Tables, after: Tables): string[] {
  return Object.entries(before).flatMap(([table, was]) => {
    const is = after[table]
    if (!is) return [`${table} is gone`]
    const columns = [...new Set([...Object.keys(was.columns), ...Object.keys(is.columns)])]
    return [
      ...columns.flatMap(name => columnBreaks(`${table}.${name}`, was.columns[name], is.columns[name])),
      ...bounds.flatMap(kind =>
        Object.keys(is[kind])
          .filter(name => !isDeepStrictEqual(is[kind][name], was[kind][name]))
          .map(name => `${table} is bound by ${name}`),
      ),
    ]
  })
}

/** Before, no two servers of different age were ever run at once. */
const heldSince = 13

const read = async (path: string) => JSON.parse(await readFile(join(migrationsFolder, path), 'utf8'))
const journal: { entries: { tag: string }[] } = await read('meta/_journal.json')
const tags = journal.entries.map(({ tag }) => tag)
const tablesAt = async (index: number): Promise<Tables> =>
  (await read(`meta/${String(index).padStart(4, '0')}_snapshot.json`)).tables
const textOf = (tag: string) => readFile(join(migrationsFolder, `${tag}.sql`), 'utf8')

/** `-- contract: public.people.seat is gone, unused since 0021`: what the release before no longer uses may go. */
const contracted = (text: string, index: number) =>
  [...text.matchAll(/^-- contract: (.+), unused since (\d{4})$/gm)]
    .filter(([, , since]) => Number(since) < index)
    .map(([, what]) => what)

it('a migration takes nothing from a server of the release before: first widen, then use, then narrow', async () => {
  for (let index = heldSince; index < tags.length; index++) {
    const breaks = breaksOlderServer(await tablesAt(index - 1), await tablesAt(index))
    const allowed = contracted(await textOf(tags[index] ?? ''), index)
    expect([tags[index], breaks.filter(what => !allowed.includes(what))]).toEqual([tags[index], []])
  }
})

it('tells what would break one: a column gone, renamed, wanted, of another type, or bound', async () => {
  const before = await tablesAt(tags.length - 1)
  const changed = (change: (people: Table) => void) => {
    const after = structuredClone(before)
    const people = after['public.people']
    if (people) change(people)
    return breaksOlderServer(before, after)
  }
  const seat = { type: 'text', notNull: false }
  expect(changed(() => {})).toEqual([])
  expect(changed(({ columns }) => void Object.assign(columns, { height: seat }))).toEqual([])
  expect(
    changed(({ columns }) => {
      delete columns.seat
      columns.chair = { ...seat, notNull: true }
    }),
  ).toEqual(['public.people.seat is gone', 'public.people.chair must be given'])
  expect(
    changed(({ columns }) => void Object.assign(columns, { seat: { ...seat, type: 'integer' } })),
  ).toEqual(['public.people.seat is another type'])
  expect(changed(({ columns }) => void Object.assign(columns, { seat: { ...seat, notNull: true } }))).toEqual(
    ['public.people.seat may not be empty any more'],
  )
  expect(changed(people => void Object.assign(people.checkConstraints, { narrow: 1 }))).toEqual([
    'public.people is bound by narrow',
  ])
})

it('a migration that was released is never edited: databases have run it as it stood', async () => {
  const written: Record<string, string> = await read('written.json')
  for (const tag of tags) {
    const hash = createHash('sha256')
      .update(await textOf(tag))
      .digest('hex')
    expect(`${tag}: ${hash}`).toBe(`${tag}: ${written[tag]}`)
  }
})
