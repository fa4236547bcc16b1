import { describe, expect, it } from 'vitest'
import { describeWithApp } from '../../testing/describe-with-app.ts'
import { newAccount } from '../../testing/new-account.ts'
import { testPepper } from '../../testing/test-app.ts'
import { rateLimits } from '../db/schema/rate-limits.ts'
import { derivePepper } from '../secrets/pepper.ts'
import { caps, databaseLimits } from './limits.ts'

describeWithApp('one network', testApp => {
  it('may request a limited number of codes from all its hosts, then more for proof of work', async () => {
    const from = (host: string) => ({ remoteAddress: host })
    const { points } = caps.send
    const puzzles: unknown[] = []
    // Twenty at a time, because this test's mail server takes seconds.
    while (puzzles.length < points + 20) {
      const asked = Array.from({ length: 20 }, (_, index) =>
        newAccount(testApp()).askOnce(undefined, from(`2001:db8:1:2:${index}::${puzzles.length}`)),
      )
      puzzles.push(...(await Promise.all(asked)).map(({ data }) => data.puzzle))
    }
    expect(puzzles.filter(puzzle => puzzle === null)).toHaveLength(points)
    const limits = databaseLimits(testApp().database.db, testPepper)
    for (let taken = 20; taken < caps['send-with-work'].points; taken++)
      await limits('send-with-work', '2001:db8:1:2::1')
    const refused = await newAccount(testApp()).askOnce(undefined, from('2001:db8:1:2::1'))
    expect(refused.error).toBe('too-many-requests')
    const elsewhere = await newAccount(testApp()).askOnce(undefined, from('2001:db8:1:3::1'))
    expect(elsewhere.data.puzzle).toBeNull()
  }, 60_000)

  it('may try a limited number of codes, right or wrong', async () => {
    const from = { remoteAddress: '192.0.2.7' }
    const { points } = caps.verify
    const given = Array.from({ length: points + 5 }, () => newAccount(testApp()).verify('123456', {}, from))
    const errors = (await Promise.all(given)).map(({ error }) => error)
    expect(errors.filter(error => error === 'code-wrong')).toHaveLength(points)
    expect(errors.filter(error => error === 'too-many-requests')).toHaveLength(5)
  }, 60_000)

  it.each([
    [
      'ports that a proxy appends to its address',
      (index: number) => `203.0.113.9:${index}`,
      caps.send.points,
    ],
    ['subnets of one /56', (index: number) => `2001:db8:5:${index.toString(16)}::1`, 2 * caps.send.points],
    [
      'subnets of one /48',
      (index: number) => `2001:db8:6:${(index * 8).toString(16)}::1`,
      8 * caps.send.points,
    ],
  ])(
    'includes %s',
    async (_which, addressOf, allowed) => {
      const limits = databaseLimits(
        testApp().database.db,
        derivePepper('another pepper, as long as it has to be'),
      )
      const asks = Array.from({ length: allowed + 5 }, (_, index) => limits('send', addressOf(index)))
      const refused = (await Promise.all(asks)).filter(({ isAllowed }) => !isAllowed)
      expect(refused).toHaveLength(5)
    },
    60_000,
  )

  it('does not use up its neighbours’ allowance when over its own limit', async () => {
    const limits = databaseLimits(
      testApp().database.db,
      derivePepper('a third pepper, as long as it has to be'),
    )
    const from = (address: string, asks: number) =>
      Promise.all(Array.from({ length: asks }, () => limits('send', address)))
    await from('2001:db8:8:1::1', 10 * caps.send.points)
    const neighbour = await from('2001:db8:8:2::1', caps.send.points)
    expect(neighbour.filter(({ isAllowed }) => isAllowed)).toHaveLength(caps.send.points)
  }, 60_000)

  it('is counted without storing its IP address', async () => {
    const kept = await testApp().database.db.select().from(rateLimits)
    expect(kept.length).toBeGreaterThan(0)
    expect(JSON.stringify(kept)).not.toMatch(/2001:db8|192\.0\.2/)
  })

  it('is counted across servers with the same pepper and database, separately per cap', async () => {
    const { db } = testApp().database
    const [one, other] = [databaseLimits(db, testPepper), databaseLimits(db, testPepper)]
    const { points, duration } = caps.export
    const answers = []
    for (let index = 0; index < points + 1; index++)
      answers.push(await (index % 2 ? one : other)('export', 'somebody'))
    expect(answers.filter(({ isAllowed }) => isAllowed)).toHaveLength(points)
    const refused = answers.at(-1)
    if (refused?.isAllowed !== false) throw new Error('the last one is one too many')
    expect(refused.waitSeconds).toBeGreaterThan(duration - 60)
    expect(refused.waitSeconds).toBeLessThanOrEqual(duration)
    expect(await one('export', 'somebody else')).toEqual({ isAllowed: true })
    expect(await one('checkout', 'somebody')).toEqual({ isAllowed: true })
  })
})

describe('the caps', () => {
  it('allow a person at most a tenth of their network’s limit', () => {
    expect(caps['upload-of-network'].points).toBeGreaterThanOrEqual(10 * caps.upload.points)
    expect(caps['promo-of-network'].points).toBeGreaterThanOrEqual(10 * caps.promo.points)
  })
})
