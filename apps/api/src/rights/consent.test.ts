import { type Consent, consentVersion, withdrawConsent } from '@lithe/contracts/api'
import { expect, it } from 'vitest'
import { erasedName } from '../ground/db/erasures.ts'
import { erasures } from '../ground/db/schema/erasures.ts'
import { orders } from '../ground/db/schema/orders.ts'
import { describeWithApp } from '../testing/describe-with-app.ts'
import { consentOfTests, squats, upload } from '../testing/measurements.ts'
import { newAccount } from '../testing/new-account.ts'
import { guestId } from '../testing/new-guest.ts'
import { makeTestApp } from '../testing/test-app.ts'
import { type Actor, actor, withoutCookies } from './testing/actor.ts'

const rosa = { name: 'Rosa', age: '63', sex: 'Female' }

describeWithApp('a measurement', testApp => {
  const call = () => withoutCookies(testApp())
  const someone = async (details: Parameters<Actor['introduce']>[0] = rosa, userIdentifier = guestId()) => {
    const person = actor(call(), userIdentifier)
    await person.introduce(details)
    return person
  }
  const withConsent = (consent: Consent) => ({ ...upload(squats(12)), consent })
  const without = () => {
    const { consent: _none, ...bare } = upload(squats(12))
    return bare as ReturnType<typeof upload>
  }
  const withdraw = (userIdentifier: string) =>
    call()(withdrawConsent, '/consent', { userIdentifier, source: 'web' })
  const wait = (ms: number) => testApp().wait(ms)

  it('is not stored before consent, and can be resent with it', async () => {
    const person = await someone()
    const bare = without()
    const refused = await person.put(bare)
    expect([refused.status, refused.error]).toEqual([403, 'consent-missing'])
    expect((await person.export()).data.person.sessions).toEqual([])
    expect((await person.put({ ...bare, consent: consentOfTests })).data.stored).toBe('new')
  })

  it('needs the consent only once', async () => {
    const person = await someone()
    await person.put(upload(squats(12)))
    expect((await person.put(without())).status).toBe(200)
    expect((await person.export()).data.person.consents).toEqual([
      { ...consentOfTests, recordedAt: testApp().clock.now.toISOString(), withdrawnAt: null },
    ])
  })

  it('needs the profile’s own consent', async () => {
    const keeper = await someone()
    await keeper.put(upload(squats(12)))
    const profile = await someone({ ...rosa, name: 'Emil' }, `${keeper.userIdentifier}~1777881600000`)
    expect((await profile.put(without())).error).toBe('consent-missing')
    expect((await profile.put(upload(squats(12)))).status).toBe(200)
  })

  it('needs a guardian’s consent for a person under 16', async () => {
    const child = await someone({ ...rosa, age: '15' })
    expect((await child.put(upload(squats(12)))).error).toBe('consent-missing')
    expect((await child.put(withConsent({ ...consentOfTests, isByGuardian: true }))).status).toBe(200)
    const [given] = (await child.export()).data.person.consents
    expect(given?.isByGuardian).toBe(true)
    const youth = await someone({ ...rosa, age: '16' })
    expect((await youth.put(upload(squats(12)))).status).toBe(200)
  })

  it('is not stored under an unknown consent version', async () => {
    const person = await someone()
    const odd = { ...consentOfTests, version: '1999-01' } as unknown as Consent
    expect((await person.put(withConsent(odd))).error).toBe('malformed')
  })

  it('records one consent for concurrent uploads', async () => {
    const person = await someone()
    const answers = await Promise.all(Array.from({ length: 10 }, () => person.put(upload(squats(12)))))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await person.export()).data.person.consents).toHaveLength(1)
  })

  it('is erased with its reports on withdrawal; the person and the consent record stay', async () => {
    const person = await someone({ ...rosa, name: 'Perpetua' })
    const measured = upload(squats(12))
    await person.put(measured)
    await person.report({ strength: measured.sessionId })
    wait(1000)
    expect((await withdraw(person.userIdentifier)).status).toBe(200)
    const { data } = await person.export()
    expect([data.person.sessions, data.person.assessments]).toEqual([[], []])
    expect(data.person.userDetails.name).toBe('Perpetua')
    expect(data.person.consents.map(({ withdrawnAt }) => withdrawnAt)).toEqual([
      testApp().clock.now.toISOString(),
    ])
  })

  it('is stored under a new consent, but not under one from before a withdrawal', async () => {
    const person = await someone()
    await person.put(upload(squats(12)))
    wait(1000)
    await withdraw(person.userIdentifier)
    expect((await person.put(upload(squats(12)))).error).toBe('consent-missing')
    wait(1000)
    const givenAt = testApp().clock.now.toISOString()
    expect((await person.put(withConsent({ ...consentOfTests, givenAt }))).status).toBe(200)
  })

  it('is listed as erased only once, even if consent is withdrawn repeatedly', async () => {
    let listed = 0
    const { db } = testApp().database
    const listErasures = async () => {
      listed += 1
    }
    const app = await makeTestApp({ db, close: async () => {} }, { listErasures })
    const person = actor(withoutCookies(app), guestId())
    await person.introduce({ ...rosa, seat: 'lower' })
    expect((await person.withdraw()).status).toBe(200)
    expect(listed).toBe(0)
    await person.put(upload(squats(12)))
    for (const _time of [1, 2, 3]) expect((await person.withdraw()).status).toBe(200)
    expect(listed).toBe(1)
    await app.close()
  })

  it('has its consent dated on arrival if the device’s clock is fast', async () => {
    const person = await someone()
    const ahead = withConsent({
      version: consentVersion,
      isByGuardian: false,
      givenAt: '2999-01-01T00:00:00.000Z',
    })
    await person.put(ahead)
    const [given] = (await person.export()).data.person.consents
    expect(given?.givenAt).toBe(testApp().clock.now.toISOString())
  })

  it('stays when someone else’s consent is withdrawn', async () => {
    const keeper = await someone()
    await keeper.put(upload(squats(12)))
    const profile = await someone({ ...rosa, name: 'Emil' }, `${keeper.userIdentifier}~1777881600000`)
    await profile.put(upload(squats(12)))
    await withdraw(profile.userIdentifier)
    expect((await keeper.export()).data.person.sessions).toHaveLength(1)
    const mine = await someone({ ...rosa, name: 'Ida' }, `${keeper.userIdentifier}~1777881600001`)
    await mine.put(upload(squats(12)))
    await withdraw(keeper.userIdentifier)
    expect((await mine.export()).data.person.sessions).toHaveLength(1)
  })

  it('moves at sign-in with its consent, even if guest and account both consented', async () => {
    const guest = await someone()
    await guest.put(upload(squats(12)))
    const account = newAccount(testApp())
    await account.signIn()
    const person = actor(account.call, account.email)
    await person.put(upload(squats(12)))
    await account.signOut()
    wait(10 * 60_000)
    await account.signIn({ userIdentifier: guest.userIdentifier })
    const { data } = await person.export()
    expect([data.person.consents.length, data.person.sessions.length]).toEqual([1, 2])
  })

  /** Consents on two devices a minute apart: as an account and as a guest. */
  const onTwoDevices = async () => {
    const now = () => ({ ...consentOfTests, givenAt: testApp().clock.now.toISOString() })
    const account = newAccount(testApp())
    await account.signIn()
    const person = actor(account.call, account.email)
    await person.introduce(rosa)
    await person.put(withConsent(now()))
    wait(60_000)
    const guest = await someone({ ...rosa, seat: 'lower' })
    const measured = withConsent(now())
    await guest.put(measured)
    const assessmentId = await guest.report({ strength: measured.sessionId })
    wait(60_000)
    const meet = async () => {
      await account.signOut()
      wait(10 * 60_000)
      await account.signIn({ userIdentifier: guest.userIdentifier })
      return (await person.export()).data.person
    }
    return { person, guest, now, meet, measured, assessmentId }
  }

  it('is erased at sign-in if the account withdrew consent later, and listed for older backups', async () => {
    const { person, guest, now, meet, measured, assessmentId } = await onTwoDevices()
    await guest.tryCheckout(assessmentId)
    await person.withdraw()
    const kept = await meet()
    const [order] = await testApp().database.db.select().from(orders)
    expect(order).toMatchObject({ state: 'open', assessmentId: null, cancelAskedAt: testApp().clock.now })
    expect([kept.sessions, kept.assessments, kept.userDetails.seat]).toEqual([[], [], undefined])
    expect(kept.consents.map(({ withdrawnAt }) => withdrawnAt)).not.toContain(null)
    const listed = (await testApp().database.db.select().from(erasures)).map(({ name }) => name)
    expect(listed).toEqual(expect.arrayContaining([measured.sessionId, assessmentId].map(erasedName)))
    expect((await person.put(without())).error).toBe('consent-missing')
    wait(1000)
    expect((await person.put(withConsent(now()))).status).toBe(200)
  })

  it('moves to the account if either consented again after the withdrawal', async () => {
    const { person, guest, now, meet } = await onTwoDevices()
    await person.withdraw()
    wait(1000)
    await guest.withdraw()
    wait(1000)
    await guest.put(withConsent(now()))
    const kept = await meet()
    expect(kept.sessions).toHaveLength(1)
    expect(kept.consents.filter(({ withdrawnAt }) => withdrawnAt === null)).toHaveLength(1)
    expect((await person.put(without())).status).toBe(200)
  })

  it('stays with the account when a guest withdrew, but the next measurement needs new consent', async () => {
    const { person, guest, now, meet } = await onTwoDevices()
    await guest.withdraw()
    const kept = await meet()
    expect(kept.sessions).toHaveLength(1)
    expect((await person.put(without())).error).toBe('consent-missing')
    wait(1000)
    expect((await person.put(withConsent(now()))).status).toBe(200)
  })
})
