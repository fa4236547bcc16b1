import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { nameDigest } from '../doors/people/authorise.ts'
import { sessions } from '../ground/db/schema/assessments.ts'
import { people } from '../ground/db/schema/people.ts'
import { identifierDigest } from '../ground/secrets/pepper.ts'
import { describeWithApp } from '../testing/describe-with-app.ts'
import { stance, toeTouch, upload } from '../testing/measurements.ts'
import { newAccount } from '../testing/new-account.ts'
import { guestId } from '../testing/new-guest.ts'
import { testPepper } from '../testing/test-app.ts'
import { erasePerson } from './erase-person.ts'
import { type Actor, actor, withoutCookies } from './testing/actor.ts'
import { everythingStored } from './testing/everything-stored.ts'

const rounds = 6
const rosa = { name: 'Rosa', age: '63', sex: 'Female' }

async function reported(person: Actor) {
  await person.introduce(rosa)
  const measured = upload(stance(22))
  await person.measure(measured)
  return person.report({ balance: measured.sessionId })
}

/** Sends every kind of writing call concurrently, with two erasures among them. */
function allAtOnce(person: Actor, profile: Actor, assessmentId: string) {
  const uploads = Array.from({ length: 8 }, () => upload(toeTouch(80)))
  const before = uploads.slice(0, 4).map(one => person.put(one))
  const after = uploads.slice(4).map(one => profile.put(one))
  return Promise.all([
    ...before,
    person.say(assessmentId, 3, 'Still here'),
    person.tryCheckout(assessmentId),
    person.erase(),
    person.introduce(rosa),
    profile.introduce({ ...rosa, name: 'Emil' }),
    person.fetch(),
    person.erase(),
    person.redeem(assessmentId, 'NOTHING'),
    person.export(),
    ...after,
  ])
}

describeWithApp('erasing while calls are under way', testApp => {
  const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status)

  it('fails no other call, and lets no late call revive an account', async () => {
    for (let round = 0; round < rounds; round++) {
      const account = newAccount(testApp())
      await account.signIn()
      const person = actor(account.call, account.email)
      const profile = actor(account.call, `${account.email}~1777881600000`)
      const assessmentId = await reported(person)
      const answers = await allAtOnce(person, profile, assessmentId)
      for (const status of statuses(answers)) expect([200, 401, 404]).toContain(status)
      expect((await person.put(upload(toeTouch(80)))).error).toBe('identity-unproven')
      const names = [account.email, nameDigest(testPepper, account.email), assessmentId]
      const stored = await everythingStored(testApp().database.db)
      expect(stored.filter(({ row }) => names.some(name => row.includes(name)))).toEqual([])
    }
    expect(await testApp().database.db.$count(sessions)).toBe(0)
  }, 120_000)

  it('refuses the upload that waited for it, and stores nothing', async () => {
    const { db } = testApp().database
    const account = newAccount(testApp())
    await account.signIn()
    const person = actor(account.call, account.email)
    const [row] = await db
      .select()
      .from(people)
      .where(eq(people.identifierDigest, nameDigest(testPepper, account.email)))
    const late = upload(toeTouch(80))
    const answer = await db.transaction(async transaction => {
      await erasePerson(transaction, row?.id ?? '', new Date())
      const waiting = person.put(late)
      await sleep(200)
      return { waiting }
    })
    expect((await answer.waiting).error).toBe('identity-unproven')
    const stored = await everythingStored(db)
    expect(stored.filter(({ row: text }) => text.includes(late.sessionId))).toEqual([])
  })

  it('fails no guest’s call; late calls may recreate a guest, who can be erased again', async () => {
    for (let round = 0; round < rounds; round++) {
      const id = guestId()
      const call = withoutCookies(testApp())
      const [person, profile] = [actor(call, id), actor(call, `${id}~1777881600000`)]
      const answers = await allAtOnce(person, profile, await reported(person))
      for (const status of statuses(answers)) expect([200, 401, 404]).toContain(status)
      const { data } = await person.export()
      expect(data.person.assessments).toEqual([])
      await person.erase()
    }
    expect(await testApp().database.db.$count(sessions)).toBe(0)
    const left = await everythingStored(testApp().database.db)
    expect(left.filter(({ table }) => table === 'people' || table === 'assessments')).toEqual([])
  }, 120_000)

  it('lets a late call recreate a guest, who expires like any other', async () => {
    const { db } = testApp().database
    const person = actor(withoutCookies(testApp()), guestId())
    await reported(person)
    const isThem = eq(people.identifierDigest, identifierDigest(person.userIdentifier))
    const find = () => db.select().from(people).where(isThem)
    const [before] = await find()
    const { waiting } = await db.transaction(async transaction => {
      await erasePerson(transaction, before?.id ?? '', new Date())
      const late = person.introduce(rosa)
      await sleep(200)
      return { waiting: late }
    })
    expect((await waiting).status).toBe(200)
    const [after] = await find()
    expect(after?.id).not.toBe(before?.id)
    expect(after?.guestSeenAt).toEqual(testApp().clock.now)
  })
})
