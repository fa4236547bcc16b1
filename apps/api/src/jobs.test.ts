import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { idleLifeMs } from './doors/sign-ins/sign-in-token.ts'
import { askRows, type Database } from './ground/db/database.ts'
import { assessments } from './ground/db/schema/assessments.ts'
import { orders } from './ground/db/schema/orders.ts'
import { signInCodes, signInSessions, usedProofs } from './ground/db/schema/sign-in.ts'
import { enqueue } from './ground/jobs/jobs.ts'
import { sweep } from './jobs.ts'
import { sendsKeptMs } from './sign-in/codes/judge-sending.ts'
import { describeWithApp } from './testing/describe-with-app.ts'
import { newAccount } from './testing/new-account.ts'
import { openTestPostgres } from './testing/open-test-postgres.ts'
import { reportedGuest } from './testing/reported-guest.ts'
import { makeTestApp } from './testing/test-app.ts'

const hourMs = 60 * 60_000
const later = (date: Date, ms: number) => new Date(date.getTime() + ms)

const useUp = (db: Database, digest: string, usedAt: Date) =>
  db.insert(usedProofs).values({ digest, usedAt, expiresAt: later(usedAt, hourMs) })

const isKept = async (db: Database, digest: string) =>
  (await db.select().from(usedProofs).where(eq(usedProofs.digest, digest))).length === 1

describeWithApp('a sweep', testApp => {
  const sweptAfter = (ms: number) => sweep(testApp().database.db, later(testApp().clock.now, ms))

  it('forgets a code a day after it was sent, and no sooner', async () => {
    const { db } = testApp().database
    await newAccount(testApp()).askForCode()
    await sweptAfter(sendsKeptMs - 1)
    expect(await db.$count(signInCodes)).toBe(1)
    await sweptAfter(sendsKeptMs)
    expect(await db.$count(signInCodes)).toBe(0)
  })

  it('forgets an expired session, and no sooner', async () => {
    const { db } = testApp().database
    await newAccount(testApp()).signIn()
    await sweptAfter(idleLifeMs - 1)
    expect(await db.$count(signInSessions)).toBe(1)
    await sweptAfter(idleLifeMs)
    expect(await db.$count(signInSessions)).toBe(0)
  })

  it('forgets a used proof once it is too old to be accepted, and no sooner', async () => {
    const { db } = testApp().database
    await useUp(db, 'a proof', testApp().clock.now)
    await sweptAfter(hourMs - 1)
    expect(await isKept(db, 'a proof')).toBe(true)
    await sweptAfter(hourMs)
    expect(await isKept(db, 'a proof')).toBe(false)
  })
})

describe('a server', () => {
  const soon = { timeout: 15_000, interval: 100 }

  it('refunds a payment that opened nothing', async () => {
    const database = await openTestPostgres()
    const { db } = database
    const testApp = await makeTestApp(database, { jobs: { pollSeconds: 0.5 } })
    await testApp.app.ready()
    const { guest, assessmentId } = await reportedGuest(testApp)
    const { data } = await guest.checkout(assessmentId)
    // As if a promo code had come a moment earlier.
    const opened = {
      unlockReason: 'promo-code',
      unlockSource: randomUUID(),
      unlockedAt: testApp.clock.now,
    } as const
    await db.update(assessments).set(opened).where(eq(assessments.id, assessmentId))
    await testApp.app.inject({
      method: 'POST',
      url: `${new URL(data.checkoutUrl).pathname}/pay`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    })
    const orderNow = async () => (await db.select().from(orders))[0]
    expect((await orderNow())?.paidAt).not.toBeNull()
    await vi.waitUntil(async () => (await orderNow())?.state === 'refunded', soon)
    expect(await orderNow()).toMatchObject({ refundedCents: 200 })
    expect((await guest.read(assessmentId)).data.isAssessmentUnlocked).toBe(true)
    await testApp.close()
  }, 60_000)

  it('cleans up at start, hourly and on demand, until it closes', async () => {
    const database = await openTestPostgres()
    const { db } = database
    const testApp = await makeTestApp(database, { jobs: { pollSeconds: 0.5 } })
    const { clock } = testApp
    await useUp(db, 'before the start', later(clock.now, -hourMs))
    await testApp.app.ready()
    await vi.waitUntil(async () => !(await isKept(db, 'before the start')), soon)

    const schedules = sql`select name, cron from jobs.schedule order by 1`
    expect(await askRows(db, schedules)).toEqual([
      { name: 'books', cron: '37 * * * *' },
      { name: 'sweep', cron: '17 * * * *' },
    ])
    await useUp(db, 'while it runs', clock.now)
    clock.now = later(clock.now, hourMs)
    await enqueue(db, 'sweep', randomUUID())
    await vi.waitUntil(async () => !(await isKept(db, 'while it runs')), soon)

    await testApp.app.close()
    const left = randomUUID()
    await enqueue(db, 'sweep', left)
    await sleep(1200)
    const state = sql`select state::text as state from jobs.job where id = ${left}`
    expect(await askRows(db, state)).toEqual([{ state: 'created' }])
    await testApp.close()
  }, 60_000)

  it('reports a failed cleanup without details, and continues', async () => {
    const database = await openTestPostgres()
    const { db } = database
    const testApp = await makeTestApp(database, { jobs: {} })
    await db.execute('alter table used_proofs rename to used_proofs_elsewhere')
    await testApp.app.ready()
    await vi.waitUntil(() => testApp.logged.some(line => line.includes('a job failed')), soon)
    expect((await testApp.app.inject('/healthz')).statusCode).toBe(200)
    const failed = sql`select output->>'message' as why from jobs.job where name = 'sweep'`
    await vi.waitUntil(async () => (await askRows<{ why: string }>(db, failed))[0]?.why, soon)
    expect(await askRows(db, failed)).toEqual([{ why: 'unexpected' }])
    await testApp.close()
  }, 60_000)
})
