import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consents, people } from '../ground/db/schema/people.ts'
import { identifierDigest } from '../ground/secrets/pepper.ts'
import { eraseMeasured } from '../rights/withdraw-consent.ts'
import { describeWithApp } from '../testing/describe-with-app.ts'
import { consentOfTests, sessionsOf, squats, stance, toeTouch, upload } from '../testing/measurements.ts'
import { newAccount } from '../testing/new-account.ts'
import { type Guest, guestId, newGuest } from '../testing/new-guest.ts'
import { openCountedPostgres } from '../testing/open-counted-postgres.ts'
import { reportedGuest } from '../testing/reported-guest.ts'
import { demoUnlockKey, makeTestApp, type TestApp } from '../testing/test-app.ts'

describe('database statements in a visit', () => {
  let testApp: TestApp
  let asked: string[]
  let guest: Guest
  beforeAll(async () => {
    const database = await openCountedPostgres()
    asked = database.asked
    testApp = await makeTestApp(database)
    // Other people's data, open reports included, must not matter.
    const { guest: other } = await reportedGuest(testApp)
    const measured = upload(stance(7))
    await other.upload(measured)
    await other.generate({ balance: measured.sessionId }, { unlocked: true, unlockKey: demoUnlockKey })
    guest = newGuest(testApp)
    await guest.introduce()
  }, 60_000)
  afterAll(() => testApp.close())

  const during = async (work: () => Promise<unknown>) => {
    asked.length = 0
    await work()
    return asked.length
  }
  const [balance, flexibility, strength] = [upload(stance(22)), upload(toeTouch(80)), upload(squats(12))]

  it('number one per upload, even for the first, which includes consent', async () => {
    for (const measured of [balance, flexibility, strength]) {
      const statements = await during(async () =>
        expect((await guest.upload(measured)).data.stored).toBe('new'),
      )
      expect(statements).toBe(1)
    }
  })

  it('do not grow with the number of a guest’s profiles at sign-in', async () => {
    async function signInWith(profiles: number) {
      const id = guestId()
      for (let index = 0; index <= profiles; index++)
        await newGuest(testApp, index === 0 ? id : `${id}~${1777881600000 + index}`).introduce()
      return during(() => newAccount(testApp).signIn({ userIdentifier: id }))
    }
    expect(await signInWith(9)).toBe(await signInWith(2))
  })

  it('number two to score a report and three to read it', async () => {
    let assessmentId = ''
    const made = await during(async () => {
      const named = sessionsOf({ balance, flexibility, strength })
      assessmentId = (await guest.generate(named)).data.assessmentId
    })
    expect(made).toBe(2)
    const read = await during(async () =>
      expect((await guest.read(assessmentId)).data.sessions).toHaveLength(3),
    )
    expect(read).toBe(3)
  })
})

describeWithApp('an upload waiting while consent is withdrawn', testApp => {
  /** Withdraws consent while an upload waits for the lock on the person. */
  async function sentMeanwhile(guest: Guest, body: ReturnType<typeof upload>) {
    const { db } = testApp().database
    const isThem = eq(people.identifierDigest, identifierDigest(guest.userIdentifier))
    let sending: ReturnType<Guest['upload']> | null = null
    await db.transaction(async transaction => {
      const [person] = await transaction.select().from(people).where(isThem).for('update')
      if (!person) throw new Error('the guest is known')
      sending = guest.upload(body)
      await new Promise(resolve => setTimeout(resolve, 300))
      const { now } = testApp().clock
      await transaction
        .insert(consents)
        .values({
          ...consentOfTests,
          personId: person.id,
          givenAt: new Date(consentOfTests.givenAt),
          recordedAt: now,
        })
        .onConflictDoNothing()
      await eraseMeasured(transaction, person.id, now)
    })
    if (!sending) throw new Error('nothing was sent')
    return sending as Awaited<ReturnType<Guest['upload']>>
  }

  it('is not kept, although consent was valid when it arrived', async () => {
    const guest = newGuest(testApp())
    await guest.introduce()
    await guest.upload(upload(squats(9)))
    expect((await sentMeanwhile(guest, upload(squats(12)))).error).toBe('consent-missing')
  }, 60_000)

  it('is not kept, even if it carries the person’s first consent', async () => {
    const guest = newGuest(testApp())
    await guest.introduce()
    const late = {
      ...upload(squats(12)),
      consent: { ...consentOfTests, givenAt: '2026-05-04T07:49:00.000Z' },
    }
    expect((await sentMeanwhile(guest, late)).error).toBe('consent-missing')
  }, 60_000)
})
