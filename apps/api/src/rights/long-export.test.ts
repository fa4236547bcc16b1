import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { apiPrefix, exportMe, replyOf } from '@lithe/contracts/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessions } from '../ground/db/schema/assessments.ts'
import { people } from '../ground/db/schema/people.ts'
import { identifierDigest } from '../ground/secrets/pepper.ts'
import { keepMuch } from '../testing/keep-much.ts'
import { openCountedPostgres } from '../testing/open-counted-postgres.ts'
import { reportedGuest } from '../testing/reported-guest.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'

const measurements = 7000
const reports = 2400
/** Most pages (of 140) that socket buffers may hold for an idle reader; a page has 50 measurements. */
const mostPagesAhead = 60

describe('an export of 7,000 measurements and 2,400 reports', () => {
  let database: Awaited<ReturnType<typeof openCountedPostgres>>
  let testApp: TestApp
  beforeAll(async () => {
    database = await openCountedPostgres()
    testApp = await makeTestApp(database)
    await testApp.app.listen({ host: '127.0.0.1', port: 0 })
  }, 60_000)
  afterAll(() => testApp?.close())

  const pagesAsked = () => database.asked.filter(query => /from "sessions".* limit /.test(query)).length

  /** Returns how many pages were read within half a second. */
  const readOfLate = async () => {
    const before = pagesAsked()
    await sleep(500)
    return pagesAsked() - before
  }

  /** Begins an export of very many rows without reading it. */
  async function begin() {
    const { guest } = await reportedGuest(testApp)
    const holds = Array.from({ length: 100 }, (_, at) => ({ fromSeconds: at / 2, toSeconds: at / 2 + 0.25 }))
    const measured = { ok: true, measurement: { movement: 'plank', windowSeconds: 120, holds } }
    const isThem = eq(people.identifierDigest, identifierDigest(guest.userIdentifier))
    const [person] = await database.db.select().from(people).where(isThem)
    const personId = person?.id ?? ''
    await database.db
      .update(sessions)
      .set({ measured: measured as never })
      .where(eq(sessions.personId, personId))
    await keepMuch(database.db, personId, { measurements, reports, profiles: 0 })
    database.asked.length = 0
    const { port } = testApp.app.server.address() as AddressInfo
    const headers = { 'lithe-user': guest.userIdentifier, 'lithe-source': 'web' }
    const path = apiPrefix + exportMe.path
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get({ host: '127.0.0.1', port, path, headers, agent: false }, resolve).on('error', reject)
    })
    expect(response.statusCode).toBe(200)
    const leave = () => database.db.delete(people).where(eq(people.id, personId))
    return { response, leave }
  }

  it('is read only as fast as its reader consumes it, yet completely', async () => {
    const { response } = await begin()
    await expect.poll(readOfLate, { timeout: 20_000, interval: 1 }).toBe(0)
    expect(pagesAsked()).toBeLessThan(mostPagesAhead)
    const { data } = replyOf(exportMe.data).parse(JSON.parse(await text(response)))
    expect(pagesAsked(), 'in pages').toBeGreaterThan(measurements / 100)
    expect(new Set(data.person.sessions.map(({ sessionId }) => sessionId)).size).toBe(measurements + 1)
    expect(new Set(data.person.assessments.map(({ assessmentId }) => assessmentId)).size).toBe(reports + 1)
  }, 120_000)

  it('aborts without valid JSON if its person is erased meanwhile', async () => {
    const { response, leave } = await begin()
    await leave()
    let came = ''
    const read = async () => {
      for await (const part of response.setEncoding('utf8')) came += part
    }
    await expect(read()).rejects.toThrow('aborted')
    expect(came.length).toBeGreaterThan(100_000)
    expect(() => JSON.parse(came)).toThrow(SyntaxError)
  }, 120_000)

  it('stops when its reader disconnects', async () => {
    const { response } = await begin()
    response.destroy()
    await expect.poll(readOfLate, { timeout: 20_000, interval: 1 }).toBe(0)
    expect(pagesAsked()).toBeLessThan(mostPagesAhead)
  }, 120_000)
})
