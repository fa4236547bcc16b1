import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { organisations } from '../ground/db/schema/organisations.ts'
import { people } from '../ground/db/schema/people.ts'
import { stateOf } from './database-state.ts'
import { handOn, type TestDatabase } from './hand-on.ts'
import { newAccount } from './new-account.ts'
import { makeTestDatabase } from './open-test-postgres.ts'
import { reportedGuest } from './reported-guest.ts'
import { makeTestApp } from './test-app.ts'

const alterations: [what: string, statements: string[]][] = [
  [
    'a constraint that was added and dropped',
    ['alter table people add constraint nobody check (true)', 'alter table people drop constraint nobody'],
  ],
  ['an index that was dropped', ['drop index rate_limits_expire']],
  ['an extra table', ['create table visitors (name text)']],
  ['an extra function', ['create function one() returns int language sql as $$ select 1 $$']],
  ['an advanced sequence', ["select nextval('drizzle.__drizzle_migrations_id_seq')"]],
  ['a deleted migration record', ['delete from drizzle.__drizzle_migrations']],
  [
    'its own setting',
    ["do $$ begin execute format('alter database %I set work_mem = %L', current_database(), '1MB'); end $$"],
  ],
]

describe('a database reused between tests', () => {
  const made: TestDatabase[] = []
  const open = handOn(async () => {
    const database = await makeTestDatabase()
    made.push(database)
    return database
  })
  const newest = () => {
    const database = made.at(-1)
    if (!database) throw new Error('none was opened')
    return database
  }

  let asNew: string
  beforeAll(async () => {
    const database = await makeTestDatabase()
    asNew = await stateOf(database.ask)
    await database.close()
    await (await open()).close()
  }, 60_000)
  afterAll(() => Promise.all(made.map(database => database.close())))

  it('is identical to a new database in rows and definitions, whatever was stored', async () => {
    expect(await stateOf(newest().ask)).toBe(asNew)
    expect(asNew).toContain('Your insurer')
    const before = made.length
    const testApp = await makeTestApp(await open())
    await reportedGuest(testApp)
    await newAccount(testApp).signIn()
    await testApp.database.db.execute(sql`update organisations set name = 'Somebody else'`)
    await testApp.database.db.execute(sql`set statement_timeout = '1h'`)
    expect(await testApp.database.db.$count(people)).toBeGreaterThan(0)
    expect(await stateOf(newest().ask)).not.toBe(asNew)
    await testApp.close()
    expect(await stateOf(newest().ask)).toBe(asNew)
    await (await open()).close()
    expect(made.length).toBe(before)
  })

  it.each(alterations)(
    'is discarded with %s',
    async (_what, statements) => {
      const database = await open()
      const before = made.length
      for (const statement of statements) await database.db.execute(statement)
      await database.close()
      const next = await open()
      expect(made.length).toBe(before + 1)
      expect(await stateOf(newest().ask)).toBe(asNew)
      await next.close()
    },
    60_000,
  )

  it('rejects queries once returned', async () => {
    const database = await open()
    await database.close()
    const next = await open()
    await expect(database.db.$count(people)).rejects.toThrow()
    await expect(database.db.transaction(async () => {})).rejects.toThrow()
    await database.close()
    expect(await next.db.$count(people)).toBe(0)
    await next.close()
  })

  it('is used by one test at a time', async () => {
    const [one, other] = [await open(), await open()]
    await one.db.execute(sql`delete from organisations`)
    expect(await other.db.$count(organisations)).toBe(1)
    await Promise.all([one.close(), other.close()])
  }, 60_000)
})
