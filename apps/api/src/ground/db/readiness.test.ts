import { apiPrefix } from '@lithe/contracts/api'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newDatabase } from '../../testing/new-database.ts'
import { guestId } from '../../testing/new-guest.ts'
import { openRelay } from '../../testing/relay.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { openDatabase } from './open-database.ts'
import { isNotServing, patiently } from './readiness.ts'

describe('a database', { timeout: 60_000 }, () => {
  let relay: Awaited<ReturnType<typeof openRelay>>
  let testApp: TestApp
  beforeAll(async () => {
    const url = new URL(await newDatabase())
    relay = await openRelay(Number(url.port))
    url.port = String(relay.port)
    testApp = await makeTestApp(await openDatabase({ engine: 'postgres', url: url.href }))
  }, 60_000)
  afterAll(() => testApp.close())

  const ready = async () => {
    const startedAt = performance.now()
    const { statusCode } = await testApp.app.inject('/readyz')
    return { statusCode, seconds: (performance.now() - startedAt) / 1000 }
  }
  const call = () =>
    testApp.app.inject({
      url: `${apiPrefix}/user`,
      method: 'POST',
      payload: { userIdentifier: guestId(), source: 'web' },
    })

  it('is reported unready within two seconds when it hangs, blocks no caller forever, and recovers', async () => {
    expect((await ready()).statusCode).toBe(200)
    relay.holdUp(true)
    const calling = call()
    for (let asked = 0; asked < 3; asked++) {
      const { statusCode, seconds } = await ready()
      expect(statusCode).toBe(503)
      expect(seconds).toBeLessThan(2)
    }
    const answer = await calling
    expect([answer.statusCode, answer.json().error]).toEqual([503, 'unavailable'])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    relay.holdUp(false)
    await expect.poll(async () => (await ready()).statusCode, { timeout: 10_000 }).toBe(200)
    expect((await call()).statusCode).toBe(200)
  })

  it('is not ready with a full disk until it can be written again', async () => {
    const { db } = testApp.database
    const always = sql.raw(`create function no_room() returns event_trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`)
    await db.execute(always)
    await db.execute(
      sql`create function no_row() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`,
    )
    await db.execute(sql`create trigger no_row before insert on people execute function no_row()`)
    await db.execute(
      sql`create event trigger no_room on ddl_command_start when tag in ('CREATE TABLE AS') execute function no_room()`,
    )
    expect((await ready()).statusCode).toBe(200)
    expect((await call()).statusCode).toBe(503)
    expect((await ready()).statusCode).toBe(503)
    await db.execute(sql`drop event trigger no_room`)
    expect((await ready()).statusCode).toBe(200)
    await db.execute(sql`drop trigger no_row on people`)
    expect((await call()).statusCode).toBe(200)
  })

  it('is reported unavailable when unreachable, not as an internal error', async () => {
    await relay.end()
    const answer = await call()
    expect([answer.statusCode, answer.json().error]).toEqual([503, 'unavailable'])
    expect((await ready()).statusCode).toBe(503)
  })
})

it('only the database’s own failures count as unavailability', () => {
  const failed = (code: string) => new Error('query failed', { cause: Object.assign(new Error(), { code }) })
  for (const code of ['53100', '57P01', '57014', '08006', 'ECONNREFUSED', 'EPIPE'])
    expect(isNotServing(failed(code))).toBe(true)
  for (const message of ['Connection terminated unexpectedly', 'timeout exceeded when trying to connect'])
    expect(isNotServing(new Error('query failed', { cause: new Error(message) }))).toBe(true)
  for (const code of ['23505', '42P01', '22P02', 'ENOENT']) expect(isNotServing(failed(code))).toBe(false)
  expect(isNotServing(new TypeError('undefined is not a function'))).toBe(false)
})

describe('a server that starts before its database', () => {
  const patience = { forMs: 200, pauseMs: 1 }
  const saying = (code: string) =>
    Object.assign(new Error('a query failed'), { cause: Object.assign(new Error(), { code }) })

  it.each(['57P03', '53300', '08P01'])(
    'waits while the database returns %s, and continues once it is ready',
    async code => {
      let asked = 0
      const work = async () => {
        asked += 1
        if (asked < 4) throw saying(code)
        return 'there'
      }
      expect(await patiently(work, patience)).toBe('there')
    },
  )

  it('waits no longer than its limit', async () => {
    await expect(patiently(() => Promise.reject(saying('57P03')), patience)).rejects.toThrow('a query failed')
  })

  it('fails at once when waiting cannot help', async () => {
    let asked = 0
    const work = async () => {
      asked += 1
      throw saying('28P01')
    }
    await expect(patiently(work, patience)).rejects.toThrow('a query failed')
    expect(asked).toBe(1)
  })
})
