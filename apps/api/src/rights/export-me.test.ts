import { expect, it } from 'vitest'
import { sessions } from '../ground/db/schema/assessments.ts'
import { people } from '../ground/db/schema/people.ts'
import { describeWithApp } from '../testing/describe-with-app.ts'
import { consentOfTests, squats, stance, upload } from '../testing/measurements.ts'
import { newAccount } from '../testing/new-account.ts'
import { guestId } from '../testing/new-guest.ts'
import { demoUnlockKey } from '../testing/test-app.ts'
import { actor, withoutCookies } from './testing/actor.ts'
import { fullLife } from './testing/full-life.ts'

const rosa = { name: 'Rosa', age: '63', sex: 'Female' }
const names = { name: 'Rosa', profileName: 'Emil', comment: 'Nice' }

describeWithApp('exporting', testApp => {
  const guest = (userIdentifier = guestId()) => actor(withoutCookies(testApp()), userIdentifier)
  const accountOf = () => {
    const account = newAccount(testApp())
    return { ...account, person: actor(account.call, account.email) }
  }

  it('gives a guest their details, raw measurements and reports, with times in UTC', async () => {
    const person = guest()
    await person.introduce(rosa)
    const { sessionId, ...sent } = upload(stance(31.25))
    await person.measure({ sessionId, ...sent })
    const assessmentId = await person.report({ balance: sessionId })
    await person.say(assessmentId, 4, 'Clear')
    const { data } = await person.export()
    const { assessments, ...rest } = data.person
    const now = testApp().clock.now.toISOString()
    expect([data.exportedAt, rest]).toEqual([
      now,
      {
        userDetails: rosa,
        language: null,
        knownSince: now,
        guestSeenAt: now,
        consents: [{ ...consentOfTests, recordedAt: now, withdrawnAt: null }],
        sharing: null,
        reminder: null,
        sessions: [
          {
            sessionId,
            movement: 'single-leg-stance',
            test: 'balance',
            measured: sent.measured,
            measuredAt: sent.measuredAt,
            receivedAt: now,
          },
        ],
      },
    ])
    expect(assessments).toMatchObject([
      { assessmentId, sessionIds: [sessionId], freeReportData: { userName: 'Rosa', userAge: 63 } },
    ])
    expect(assessments[0]?.feedback).toEqual({ rating: 4, feedback: 'Clear', savedAt: now })
    expect([data.profiles, data.devices, data.signInProofs]).toEqual([[], [], []])
  })

  it('includes the full report only when it is open', async () => {
    const person = guest()
    await person.introduce(rosa)
    const measured = upload(squats(12))
    await person.measure(measured)
    await person.report({ strength: measured.sessionId })
    const locked = await person.export()
    expect(locked.data.person.assessments).toMatchObject([
      { isAssessmentUnlocked: false, unlock: null, fullReportData: null },
    ])
    expect(locked.text).not.toMatch(/assessmentBreakdown|recommendations|observations/)
    await person.report({ strength: measured.sessionId }, { unlocked: true, unlockKey: demoUnlockKey })
    const open = await person.export()
    expect(open.data.person.assessments).toMatchObject([
      { unlock: { reason: 'demo-key', source: null }, fullReportData: { recommendations: {} } },
    ])
  })

  it('returns values accepted by older rules unchanged', async () => {
    const person = guest()
    await person.measure(upload(squats(12)))
    const old = { ok: true, measurement: { movement: 'squat', reps: 12, wobble: 'a little' } }
    await testApp()
      .database.db.update(sessions)
      .set({ measured: old as never })
    expect((await person.export()).data.person.sessions).toMatchObject([{ measured: old }])
  })

  it('is byte-identical until something changes', async () => {
    const { person } = await fullLife(testApp(), names)
    expect((await person.export()).text).toBe((await person.export()).text)
  }, 60_000)

  it('includes an account’s profiles and devices; a profile’s export includes only itself', async () => {
    const { person, profile } = await fullLife(testApp(), names)
    const { data } = await person.export()
    expect(data.profiles.map(one => [one.profile, one.userDetails.name])).toEqual([['1777881600000', 'Emil']])
    expect(data.devices.map(({ way, isThisOne }) => [way, isThisOne]).sort()).toEqual([
      ['email-code', false],
      ['email-code', true],
      ['passkey', false],
    ])
    expect(data.passkeys).toMatchObject([{ name: '', lastUsedAt: expect.any(String) }])
    expect(JSON.stringify(data)).not.toMatch(/credentialId|publicKey/)
    const ofProfile = (await profile.export()).data
    const { profile: _suffix, ...alone } = data.profiles[0] ?? {}
    expect(ofProfile.person).toEqual(alone)
    expect([ofProfile.profiles, ofProfile.devices, ofProfile.signInProofs]).toEqual([[], [], []])
  }, 60_000)

  it('is empty for an unknown guest, and creates no person', async () => {
    const { db } = testApp().database
    const before = await db.$count(people)
    const { data } = await guest().export()
    expect(data.person).toEqual({
      userDetails: { name: '', age: '', sex: '' },
      language: null,
      knownSince: null,
      guestSeenAt: null,
      consents: [],
      sharing: null,
      reminder: null,
      sessions: [],
      assessments: [],
    })
    expect(await db.$count(people)).toBe(before)
  })

  it('is refused alike without the account’s session, whether or not the account exists', async () => {
    const [{ person, email, signIn }, other] = [accountOf(), accountOf()]
    await signIn()
    await person.introduce(rosa)
    await other.signIn()
    const refused: { status: number; text: string; error: string | null }[] = []
    for (const address of [email, `${email}~1777881600000`, 'nobody.was.here@example.org'])
      refused.push(await guest(address).export(), await actor(other.call, address).export())
    const told = (first: number) => refused.filter((_, index) => index % 2 === first)
    expect(new Set(told(0).map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(new Set(told(1).map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(refused.slice(0, 2).map(({ error }) => error)).toEqual(['identity-unproven', 'not-yours'])
  })

  it('sends a download, but not for a refusal', async () => {
    const ask = (user: string) =>
      testApp().app.inject({ url: '/api/lithe/me/export', headers: { 'lithe-user': user } })
    const day = testApp().clock.now.toISOString().slice(0, 10)
    const given = await ask(guestId())
    expect(given.headers['content-disposition']).toBe(`attachment; filename="lithe-${day}.json"`)
    expect(given.headers['content-type']).toMatch(/^application\/json/)
    const refused = await ask('rosa%40example.org')
    expect([refused.statusCode, refused.headers['content-disposition']]).toEqual([401, undefined])
  })
})
