import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { consentVersion } from '@lithe/contracts/api'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { copyErasures } from './ground/db/erasures.ts'
import { followClock } from './ground/db/follow-clock.ts'
import { openDatabase } from './ground/db/open-database.ts'
import { people } from './ground/db/schema/people.ts'
import { sweep } from './jobs.ts'
import { forgetLostGuests } from './rights/forget-lost-guests.ts'
import { actor, withoutCookies } from './rights/testing/actor.ts'
import { askPostgres } from './testing/ask-postgres.ts'
import { squats, upload } from './testing/measurements.ts'
import { newAccount } from './testing/new-account.ts'
import { newDatabase } from './testing/new-database.ts'
import { guestId } from './testing/new-guest.ts'
import { makeTestApp, publicTestConfig, type TestApp } from './testing/test-app.ts'

/** Gives a database an adjustable clock by shadowing its time functions. */
async function movableClock(url: string): Promise<(seconds: number) => Promise<unknown>> {
  const told = (name: string) =>
    `create function moved.${name}() returns timestamptz language sql stable
      as 'select pg_catalog.${name}() + make_interval(secs => seconds) from moved.by'`
  await askPostgres(
    url,
    `create schema moved; create table moved.by (seconds float8); insert into moved.by values (0);
    ${['now', 'clock_timestamp'].map(told).join(';')};
    alter database ${new URL(url).pathname.slice(1)} set search_path = moved, pg_catalog, public`,
  )
  return seconds => askPostgres(url, `update moved.by set seconds = ${seconds}`)
}

const hour = 3600
const day = 24 * hour
const retentionMs = 24 * 30 * day * 1000

let testApp: TestApp
let clock: Awaited<ReturnType<typeof followClock>>
let moveDatabase: (seconds: number) => Promise<unknown>
beforeAll(async () => {
  const url = await newDatabase()
  moveDatabase = await movableClock(url)
  const database = await openDatabase({ engine: 'postgres', url })
  clock = await followClock(database.db)
  testApp = await makeTestApp(database, { now: clock.now })
}, 60_000)
afterEach(async () => {
  vi.useRealTimers()
  await moveDatabase(0)
})
afterAll(() => testApp.close())

const moveServer = (seconds: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: performance.timeOrigin + performance.now() + seconds * 1000 })

const erased = () =>
  forgetLostGuests({
    db: testApp.database.db,
    now: clock.now,
    guestRetentionMonths: publicTestConfig.guestRetentionMonths,
    payments: { of: () => null, forSource: () => null },
    count: () => {},
    warn: () => {},
    listErasures: async () => {},
  })

const jumps = [-25 * 30 * day, -day, -hour, hour, day, 25 * 30 * day]
const move = fc.record({
  which: fc.constantFrom('server', 'database', 'phone'),
  seconds: fc.constantFrom(...jumps),
})

async function visit(phoneSeconds: number) {
  const person = actor(withoutCookies(testApp), guestId())
  await person.introduce({ name: 'Rosa', age: '63', sex: 'Female' })
  const byPhone = new Date(clock.now().getTime() + phoneSeconds * 1000).toISOString()
  const agreed = { version: consentVersion, givenAt: byPhone, isByGuardian: false }
  const answer = await person.put({ ...upload(squats(12)), measuredAt: byPhone, consent: agreed })
  expect(answer.status, 'a measurement by a phone whose clock is wrong').toBe(200)
  return person
}

it('a clock jump erases no one early, and locks no one out once corrected', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 3 }), async moves => {
      const at = { server: 0, database: 0, phone: 0 }
      const person = await visit(0)
      const rosa = newAccount(testApp)
      for (const { which, seconds } of moves) {
        at[which as keyof typeof at] = seconds
        moveServer(at.server)
        await moveDatabase(at.database)
        await clock.ask()
        const before = await testApp.database.db.select().from(people)
        const due = before.filter(
          ({ guestSeenAt }) => guestSeenAt && clock.now().getTime() - guestSeenAt.getTime() > retentionMs,
        )
        expect(await erased()).toBeLessThanOrEqual(due.length)
        // Guests created while the database was right are kept, unless it is now years ahead.
        const isOfToday = ({ createdAt }: { createdAt: Date }) =>
          createdAt.getTime() > performance.timeOrigin - hour * 1000
        if (at.database < 20 * 30 * day) expect(due.filter(isOfToday)).toEqual([])
        await sweep(testApp.database.db, clock.now())
        await visit(at.phone)
        await rosa.askForCode()
        await person.withdraw()
      }
      vi.useRealTimers()
      // Right again, three minutes later: the longest wait.
      await moveDatabase(180)
      await clock.ask()
      // Rows written while the database was years behind are old by their own timestamp.
      await testApp.database.db.update(people).set({ guestSeenAt: clock.now() })
      const again = { ...upload(squats(12)), measuredAt: clock.now().toISOString() }
      const agreed = { version: consentVersion, givenAt: clock.now().toISOString(), isByGuardian: false }
      expect((await person.put({ ...again, consent: agreed })).status, 'agreeing again').toBe(200)
      for (const browser of [rosa, newAccount(testApp, rosa.email)]) {
        expect((await browser.askForCode()).error, 'asking for a code').toBeNull()
        expect((await browser.verify(browser.code())).error, 'signing in with it').toBeNull()
        await moveDatabase(360)
        await clock.ask()
      }
    }),
    { numRuns: 25 },
  )
}, 300_000)

it('the erasure list is complete, whatever its file’s timestamp', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lithe-clocks-'))
  const file = join(folder, 'erasures')
  const { db } = testApp.database
  const lines = async () =>
    (await readFile(file, 'utf8')).split('\n').filter(line => /^[0-9a-f]{64}/.test(line))
  for (const seconds of [0, day, -day, 0]) {
    await moveDatabase(seconds)
    await clock.ask()
    const before = await copyErasures(db, file).then(lines, () => [])
    const person = await visit(0)
    await person.erase()
    await copyErasures(db, file)
    expect((await lines()).length).toBeGreaterThan(before.length)
    await copyErasures(db, file)
    const once = await lines()
    // While an older transaction runs, in any database, the newest lines are written again; never the whole list.
    expect(once.length - new Set(once).size).toBeLessThan(once.length / 2)
  }
  await rm(folder, { recursive: true })
})

it('a server with a wrong clock uses the database’s clock, and warns once', async () => {
  const told: number[] = []
  const end = clock.watch(apartMs => void told.push(apartMs), 50)
  const before = clock.now().getTime()
  moveServer(25 * 30 * day)
  await new Promise(resolve => setTimeout(resolve, 300))
  expect(Math.abs(clock.now().getTime() - before)).toBeLessThan(5000)
  expect(told).toHaveLength(1)
  end()
})
