import * as endpoints from '@lithe/contracts/api'
import { expect, it } from 'vitest'
import { callEndpoint } from '../../testing/call.ts'
import { describeWithApp } from '../../testing/describe-with-app.ts'
import { squats, upload } from '../../testing/measurements.ts'
import { guestId, newGuest } from '../../testing/new-guest.ts'
import { reportedGuest } from '../../testing/reported-guest.ts'
import { testPepper } from '../../testing/test-app.ts'
import { people } from '../db/schema/people.ts'
import { identifierDigest, peppered } from '../secrets/pepper.ts'
import { addToCounts } from './counts.ts'
import { type CapName, caps } from './limits.ts'
import { networksOf } from './network-of.ts'

describeWithApp('a cap', testApp => {
  /** Spends all but `left` of an allowance, as other servers would. */
  async function spend(cap: CapName, who: string, left = 0) {
    const { per, points, duration } = caps[cap]
    const counted = per === 'network' ? (networksOf(who)[0]?.name ?? who) : who
    const key = `${cap}:${peppered(testPepper.counters, per, counted)}`
    await addToCounts(testApp().database.db, [{ key, points: points - left, duration }])
  }

  const retryAfter = async (url: string, method: 'POST' | 'PUT', body: object, remoteAddress: string) => {
    const reply = await testApp().app.inject({
      url: endpoints.apiPrefix + url,
      method,
      payload: body,
      remoteAddress,
    })
    return { status: reply.statusCode, seconds: Number(reply.headers['retry-after']) }
  }

  const as = (userIdentifier: string) => ({ userIdentifier, source: 'web' as const })
  const fetchFrom = (remoteAddress: string, userIdentifier = guestId()) =>
    callEndpoint(testApp().app, endpoints.fetchUser, '/user', as(userIdentifier), { remoteAddress })

  it('limits how many people one network may create by any route, while known people continue', async () => {
    const network = '198.51.100.1'
    const known = guestId()
    await fetchFrom(network, known)
    await spend('new-person', network, 2)
    expect((await fetchFrom(network)).status).toBe(200)
    const { db } = testApp().database
    const before = await db.$count(people)
    const details = { name: 'Rosa', age: '63', sex: 'Female' }
    const { sessionId, ...measured } = upload(squats(12))
    const doors = [
      ['/user', 'POST', {}],
      ['/user', 'PUT', { userDetails: details }],
      [`/sessions/${sessionId}`, 'PUT', measured],
    ] as const
    for (const [url, method, body] of doors) {
      const refused = await retryAfter(url, method, { ...as(guestId()), ...body }, network)
      expect(refused.status).toBe(429)
      expect(refused.seconds).toBeGreaterThan(0)
      expect(refused.seconds).toBeLessThanOrEqual(caps['new-person'].duration)
    }
    expect(await db.$count(people)).toBe(before)
    expect((await fetchFrom(network, known)).status).toBe(200)
    expect((await fetchFrom('198.51.100.2')).status).toBe(200)
  }, 60_000)

  it('limits uploads per keeper across profiles, without affecting others', async () => {
    const guest = newGuest(testApp())
    const profile = newGuest(testApp(), `${guest.userIdentifier}~1777881600000`)
    await guest.introduce()
    const { points } = caps.upload
    const uploads = Array.from({ length: points + 6 }, (_, index) =>
      (index % 2 ? guest : profile).upload(upload(squats(index % 30))),
    )
    const statuses = (await Promise.all(uploads)).map(({ status }) => status)
    expect(statuses.filter(status => status === 200)).toHaveLength(points)
    expect(statuses.filter(status => status === 429)).toHaveLength(6)
    expect((await newGuest(testApp()).upload(upload(squats(3)))).status).toBe(200)
  }, 60_000)

  it.each(['upload-of-day', 'upload-of-network', 'report-of-day', 'fetch', 'fetch-of-network'] as const)(
    'refuses calls beyond %s, as counted by all servers',
    async cap => {
      const [who, network] = [guestId(), `203.0.113.${Object.keys(caps).indexOf(cap)}`]
      const { sessionId, ...measured } = upload(squats(9))
      const call = (url: string, method: 'POST' | 'PUT', body: object) =>
        retryAfter(url, method, { ...as(who), ...body }, network)
      await call('/user', 'PUT', { userDetails: { name: 'Rosa', age: '63', sex: 'Female' } })
      const put = () => call(`/sessions/${sessionId}`, 'PUT', measured)
      await put()
      await spend(cap, caps[cap].per === 'network' ? network : identifierDigest(who))
      const acts = {
        upload: put,
        report: () => call('/generate-report', 'POST', { sessions: { strength: sessionId } }),
        fetch: () => call('/user', 'POST', {}),
      }
      const act = acts[cap.split('-')[0] as keyof typeof acts]
      // A server learns other servers' counts when it settles its own; twenty attempts stay below the hourly
      // caps.
      await expect.poll(async () => (await act()).status, { interval: 1000, timeout: 20_000 }).toBe(429)
    },
    60_000,
  )

  it('limits promo code guesses per keeper and per network', async () => {
    const { guest, assessmentId } = await reportedGuest(testApp())
    const { points } = caps.promo
    const guesses = Array.from({ length: points + 3 }, (_, index) =>
      guest.redeem(assessmentId, `GUESS-${index}`),
    )
    const errors = (await Promise.all(guesses)).map(({ error }) => error)
    expect(errors.filter(error => error === 'promo-unknown')).toHaveLength(points)
    expect(errors.filter(error => error === 'too-many-requests')).toHaveLength(3)

    const another = await reportedGuest(testApp())
    expect((await another.guest.redeem(another.assessmentId, 'GUESS')).error).toBe('promo-unknown')
    await spend('promo-of-network', '127.0.0.1')
    expect((await another.guest.redeem(another.assessmentId, 'GUESS')).error).toBe('too-many-requests')
  }, 60_000)

  it('limits checkouts', async () => {
    const { guest, assessmentId } = await reportedGuest(testApp())
    const { points } = caps.checkout
    const asked = []
    for (let index = 0; index < points + 2; index++) asked.push((await guest.checkout(assessmentId)).error)
    expect(asked).toEqual([...Array(points).fill(null), 'too-many-requests', 'too-many-requests'])
  }, 60_000)

  it('limits reports and exports', async () => {
    const { guest, assessmentId } = await reportedGuest(testApp())
    const measured = upload(squats(9))
    await guest.upload(measured)
    const report = () => guest.generate({ strength: measured.sessionId })
    const reports = await Promise.all(Array.from({ length: caps.report.points + 1 }, report))
    expect(reports.map(({ error }) => error)).toContain('too-many-requests')
    expect((await guest.read(assessmentId)).status).toBe(200)

    const ask = () => callEndpoint(testApp().app, endpoints.exportMe, '/me/export', as(guest.userIdentifier))
    const exports = []
    for (let index = 0; index <= caps.export.points; index++) exports.push((await ask()).status)
    expect(exports).toEqual([...Array(caps.export.points).fill(200), 429])
    const asOther = () => callEndpoint(testApp().app, endpoints.exportMe, '/me/export', as(guestId()))
    expect((await asOther()).status).toBe(200)
    await spend('export-of-network', '127.0.0.1')
    expect((await asOther()).error).toBe('too-many-requests')
  }, 60_000)
})
