import { expect, it } from 'vitest'
import { describeWithApp } from '../../testing/describe-with-app.ts'
import { openCountedPostgres } from '../../testing/open-counted-postgres.ts'
import { testPepper } from '../../testing/test-app.ts'
import { rateLimits } from '../db/schema/rate-limits.ts'
import { openCounts } from './counts.ts'
import { caps, databaseLimits } from './limits.ts'

const { points } = caps.upload
const tenth = points / 10

const admitted = (answers: readonly { isAllowed: boolean }[]) =>
  answers.filter(({ isAllowed }) => isAllowed).length

describeWithApp('a deferred count', testApp => {
  const server = () => databaseLimits(testApp().database.db, testPepper)
  const pointsInAll = async () =>
    (await testApp().database.db.select().from(rateLimits)).reduce((sum, row) => sum + row.points, 0)

  it('is exact on one server, however many calls arrive at once', async () => {
    const limits = server()
    const asks = Array.from({ length: points + 25 }, () => limits('upload', 'at once'))
    expect(admitted(await Promise.all(asks))).toBe(points)
    const refused = await limits('upload', 'at once')
    if (refused.isAllowed) throw new Error('the cap is used up')
    expect(refused.waitSeconds).toBeGreaterThan(caps.upload.duration - 60)
    expect(refused.waitSeconds).toBeLessThanOrEqual(caps.upload.duration)
  }, 60_000)

  it('is shared once servers sync; until then each extra server admits at most a tenth more', async () => {
    const servers = [server(), server(), server()]
    const asks = Array.from({ length: points + 3 * tenth }, (_, index) =>
      servers[index % servers.length]?.('upload', 'on three'),
    )
    const answers = (await Promise.all(asks)).flatMap(answer => answer ?? [])
    expect(admitted(answers)).toBeGreaterThanOrEqual(points)
    expect(admitted(answers)).toBeLessThanOrEqual(points + 2 * tenth)
    for (const one of servers) await one.settle()
    for (const one of servers) expect((await one('upload', 'on three')).isAllowed).toBe(false)
  }, 60_000)

  it('is flushed to the database once', async () => {
    const before = await pointsInAll()
    const limits = server()
    for (let index = 0; index < 5; index++) await limits('report', `somebody ${index}`)
    expect(await pointsInAll()).toBe(before)
    await limits.settle()
    expect(await pointsInAll()).toBe(before + 5)
    await limits.settle()
    expect(await pointsInAll()).toBe(before + 5)
  })
})

it('counts far below the cap need no query, and are flushed in one statement', async () => {
  const { db, close } = await openCountedPostgres()
  const statements: string[] = []
  const insert = db.insert.bind(db)
  db.insert = table => {
    statements.push('insert')
    return insert(table)
  }
  const counts = openCounts(db)
  for (let index = 0; index < 40; index++)
    await counts.consume({ key: `upload:keeper ${index}`, points, duration: 60, isSettledLater: true })
  expect(statements).toEqual([])
  await counts.settleAll()
  expect(statements).toEqual(['insert'])
  expect(await db.$count(rateLimits)).toBe(40)
  await close()
}, 60_000)

it('counts survive a failed flush, are queried directly beyond a tenth, and omit failed calls', async () => {
  const { db, close } = await openCountedPostgres()
  const counts = openCounts(db)
  const counted = { key: 'upload:in an outage', points, duration: 60, isSettledLater: true }
  const insert = db.insert.bind(db)
  db.insert = () => {
    throw new Error('the database is away')
  }
  for (let index = 0; index < tenth; index++) expect(await counts.consume(counted)).toBeNull()
  await expect(counts.settleAll()).rejects.toThrow('away')
  await expect(counts.consume(counted)).rejects.toThrow('away')
  db.insert = insert
  await counts.settleAll()
  expect((await db.select().from(rateLimits)).map(row => row.points)).toEqual([tenth])
  await close()
}, 60_000)

it('a spent cap refuses without a query until the window ends', async () => {
  const { db, asked, close } = await openCountedPostgres()
  const counts = openCounts(db)
  const counted = { key: 'referral:somebody', points: 1, duration: 1, isSettledLater: false }
  expect(await counts.consume(counted)).toBeNull()
  expect(await counts.consume(counted)).toBeGreaterThan(0)
  asked.length = 0
  expect(await counts.consume(counted)).toBeGreaterThan(0)
  expect(asked).toEqual([])
  await new Promise(resolve => setTimeout(resolve, 1100))
  expect(await counts.consume(counted)).toBeNull()
  await close()
}, 60_000)
