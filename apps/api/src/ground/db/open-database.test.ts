import { chmod, lstat, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { openRelay } from '../../testing/relay.ts'
import { askRows } from './database.ts'
import { openDatabase } from './open-database.ts'
import { isNotServing } from './readiness.ts'
import { people } from './schema/people.ts'

const someone = { identifierDigest: 'digest', name: 'Rosa', createdAt: new Date('2026-05-04T08:00:00Z') }

describe('opening the database', { timeout: 60_000 }, () => {
  let directory: string
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'lithe-data-'))
  })
  afterEach(() => rm(directory, { recursive: true }))
  const open = () => openDatabase({ engine: 'pglite', directory })

  it('reads an earlier trial’s data, makes its directory private, and keeps buffers small', async () => {
    const first = await open()
    await first.db.insert(people).values(someone)
    await first.close()
    await chmod(directory, 0o755)
    const second = await open()
    expect((await lstat(directory)).mode & 0o077, 'what is open to others').toBe(0)
    expect(await second.db.select().from(people)).toMatchObject([someone])
    const [buffers] = await askRows<{ kilobytes: string }>(
      second.db,
      sql`select pg_size_bytes(current_setting('shared_buffers')) / 1024 as kilobytes from pg_settings limit 1`,
    )
    expect(Number(buffers?.kilobytes)).toBeLessThan(32 * 1024)
    await second.close()
  })

  it('prepares each statement once per connection, even in transactions, unless the URL forbids it', async () => {
    const preparedBy = async (url: string) => {
      const { db, close } = await openDatabase({ engine: 'postgres', url })
      const prepared = await db.transaction(async transaction => {
        const isSomeone = eq(people.identifierDigest, 'nobody')
        for (let asked = 0; asked < 3; asked++) await transaction.select().from(people).where(isSomeone)
        return askRows<{ statement: string }>(transaction, sql`select statement from pg_prepared_statements`)
      })
      await close()
      return prepared.filter(({ statement }) => statement.includes('identifier_digest'))
    }
    const url = inject('postgresUrl')
    expect(await preparedBy(url)).toHaveLength(1)
    expect(await preparedBy(`${url}?prepare=false`)).toEqual([])
  })

  // More cuts than connections, to reveal a connection that is never replaced.
  it('keeps PostgreSQL usable after twenty calls are cut off before, within and between statements', async () => {
    const url = new URL(inject('postgresUrl'))
    const relay = await openRelay(Number(url.port))
    url.port = String(relay.port)
    const { db, close } = await openDatabase({ engine: 'postgres', url: url.href }, null)
    const one = sql`select 1 as one`
    for (let broken = 0; broken < 20; broken++) {
      const asked = db.transaction(async transaction => {
        await transaction.execute(one)
        const slow = transaction.execute(sql`select pg_sleep(30)`)
        relay.breakOff()
        await slow
      })
      await expect(asked).rejects.toSatisfy(isNotServing)
      if (broken % 2 === 0) await db.execute(one)
      const begun = db.transaction(transaction => transaction.execute(one))
      relay.breakOff()
      await begun.catch((error: unknown) => expect(error).toSatisfy(isNotServing))
    }
    expect(await askRows(db, one)).toEqual([{ one: 1 }])
    await close()
    await relay.end()
  })

  it('migrates a new PostgreSQL database once when several servers start together', async () => {
    const url = inject('postgresUrl')
    const opened = await Promise.all([1, 2, 3].map(() => openDatabase({ engine: 'postgres', url })))
    for (const { db } of opened) expect(await db.$count(people)).toBe(0)
    await Promise.all(opened.map(({ close }) => close()))
  })
})
