import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Database } from './db/database.ts'
import { signInCodes, signInSessions, usedProofs } from './db/schema/sign-in.ts'
import { sendsKeptMs } from './sign-in/codes/judge-sending.ts'
import { idleLifeMs } from './sign-ins/sign-in-token.ts'
import { sweep } from './sweep.ts'
import { describeOnEachEngine } from './testing/each-engine.ts'
import { engines } from './testing/engines.ts'
import { newAccount } from './testing/new-account.ts'
import { makeTestApp } from './testing/test-app.ts'

const hourMs = 60 * 60_000
const later = (date: Date, ms: number) => new Date(date.getTime() + ms)

const useUp = (db: Database, digest: string, usedAt: Date) =>
  db.insert(usedProofs).values({ digest, usedAt, expiresAt: later(usedAt, hourMs) })

const isKept = async (db: Database, digest: string) =>
  (await db.select().from(usedProofs).where(eq(usedProofs.digest, digest))).length === 1

describeOnEachEngine('a sweep', testApp => {
  const sweptAfter = (ms: number) => sweep(testApp().database.db, later(testApp().clock.now, ms))

  it('forgets a code a day after it was sent, and no sooner', async () => {
    const { db } = testApp().database
    await newAccount(testApp()).askForCode()
    await sweptAfter(sendsKeptMs - 1)
    expect(await db.$count(signInCodes)).toBe(1)
    await sweptAfter(sendsKeptMs)
    expect(await db.$count(signInCodes)).toBe(0)
  })

  it('forgets a session when it has run out, and no sooner', async () => {
    const { db } = testApp().database
    await newAccount(testApp()).signIn()
    await sweptAfter(idleLifeMs - 1)
    expect(await db.$count(signInSessions)).toBe(1)
    await sweptAfter(idleLifeMs)
    expect(await db.$count(signInSessions)).toBe(0)
  })

  it('forgets a used proof when its own age refuses it, and no sooner', async () => {
    const { db } = testApp().database
    await useUp(db, 'a proof', testApp().clock.now)
    await sweptAfter(hourMs - 1)
    expect(await isKept(db, 'a proof')).toBe(true)
    await sweptAfter(hourMs)
    expect(await isKept(db, 'a proof')).toBe(false)
  })
})

describe.each(engines)('a server on $engine', ({ open }) => {
  afterEach(() => vi.useRealTimers())

  it('sweeps when it starts and every hour, also without a sign-in, until it closes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const database = await open()
    const { db } = database
    const testApp = await makeTestApp(database)
    const { clock } = testApp
    await useUp(db, 'before the start', later(clock.now, -hourMs))
    await testApp.app.ready()
    await vi.waitUntil(async () => !(await isKept(db, 'before the start')))

    await useUp(db, 'while it runs', clock.now)
    clock.now = later(clock.now, hourMs)
    vi.advanceTimersByTime(hourMs)
    await vi.waitUntil(async () => !(await isKept(db, 'while it runs')))

    const timers = vi.getTimerCount()
    await testApp.app.close()
    expect(vi.getTimerCount()).toBe(timers - 1)
    await testApp.close()
  }, 60_000)

  it('says so when a sweep fails, and goes on', async () => {
    const database = await open()
    const { db } = database
    const testApp = await makeTestApp(database)
    await db.execute('alter table used_proofs rename to used_proofs_elsewhere')
    await testApp.app.ready()
    await vi.waitUntil(() => testApp.logged.some(line => line.includes('a sweep failed')))
    expect((await testApp.app.inject('/healthz')).statusCode).toBe(200)
    await testApp.close()
  }, 60_000)
})
