import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { beginSharing, endSharingsAgain } from '../assessments/sharing.ts'
import { erasedName } from '../ground/db/erasures.ts'
import { erasures } from '../ground/db/schema/erasures.ts'
import { sharedResults, sharings } from '../ground/db/schema/sharings.ts'
import { describeWithApp } from '../testing/describe-with-app.ts'
import { squats, stance, toeTouch, upload } from '../testing/measurements.ts'
import { newAccount } from '../testing/new-account.ts'
import { guestId } from '../testing/new-guest.ts'
import { type Actor, actor, withoutCookies } from './testing/actor.ts'
import { everythingStored } from './testing/everything-stored.ts'

const rosa = { name: 'Rosa', age: '63', sex: 'Female' }

describeWithApp('results shared for comparison', testApp => {
  const database = () => testApp().database.db
  beforeEach(async () => {
    await database().delete(sharings)
  })
  const shared = () => database().select().from(sharedResults)
  const wait = (ms: number) => testApp().wait(ms)
  const someone = async (details = rosa, userIdentifier = guestId()) => {
    const person = actor(withoutCookies(testApp()), userIdentifier)
    await person.introduce(details)
    return person
  }
  async function visit(person: Actor, reps = 12) {
    const all = [stance(60), toeTouch(84), squats(reps)].map(upload)
    await person.measure(...all)
    const [balance, flexibility, strength] = all.map(({ sessionId }) => sessionId)
    return person.report({ balance, flexibility, strength })
  }
  const keyOf = async (person: Actor) => {
    const kept = await database().select().from(sharings)
    const mine = (await person.kept()).data.sharing
    return kept.find(({ givenAt, key }) => key && givenAt.toISOString() === mine?.givenAt)?.key ?? ''
  }

  it('start with the first report after consent', async () => {
    const person = await someone()
    await visit(person)
    expect(await shared()).toEqual([])
    expect((await person.kept()).data.sharing).toBeNull()
    await person.share()
    expect(await shared()).toEqual([])
    await visit(person, 14)
    expect(await shared()).toHaveLength(3)
    expect(await shared()).toContainEqual({
      key: await keyOf(person),
      sex: 'Female',
      ageYears: 63,
      movement: 'single-leg-stance',
      variant: null,
      value: 60,
      isOrMore: true,
      quality: 'good',
      modelVersion: expect.any(String),
    })
  })

  it('are those of the first visit only, however often a person returns', async () => {
    const person = await someone()
    await person.share()
    await visit(person, 12)
    const before = await shared()
    wait(1000)
    await person.share()
    await visit(person, 19)
    expect(await shared()).toEqual(before)
  })

  it('exclude children, undisclosed sex and poor measurements', async () => {
    for (const details of [
      { ...rosa, age: '17' },
      { ...rosa, sex: 'Undisclosed' },
    ]) {
      const person = await someone(details)
      await person.share()
      await visit(person)
    }
    const dim = await someone()
    await dim.share()
    const measured = upload({ ...squats(12), quality: { ...squats(12).quality, level: 'poor' } })
    await dim.put(measured)
    await dim.report({ strength: measured.sessionId })
    expect(await shared()).toEqual([])
  })

  it('are erased on withdrawal, while reports and other people’s results stay', async () => {
    const [person, other] = [await someone(), await someone({ ...rosa, name: 'Ida', sex: 'Male' })]
    for (const one of [person, other]) {
      wait(1000)
      await one.share()
      await visit(one)
    }
    const key = await keyOf(person)
    const reports = (await person.export()).data.person.assessments
    wait(1000)
    await person.stopSharing()
    expect((await shared()).map(({ sex }) => sex)).toEqual(['Male', 'Male', 'Male'])
    const { data } = await person.export()
    expect(data.person.assessments).toEqual(reports)
    expect(data.person.sharing).toMatchObject({ endedAt: testApp().clock.now.toISOString(), results: [] })
    expect((await person.kept()).data.sharing).toBeNull()
    await visit(person)
    expect(await shared()).toHaveLength(3)
    const stored = await everythingStored(database())
    expect(stored.filter(({ row }) => row.includes(key))).toEqual([])
    expect((await database().select().from(erasures)).map(({ name }) => name)).toContain(erasedName(key))
  })

  it('have a key that is stored only with them and the consent', async () => {
    const person = await someone()
    await person.share()
    await visit(person)
    const key = await keyOf(person)
    const stored = await everythingStored(database())
    const tables = new Set(stored.filter(({ row }) => row.includes(key)).map(({ table }) => table))
    expect([...tables].toSorted()).toEqual(['shared_results', 'sharings'])
    expect(JSON.stringify((await person.export()).data)).not.toContain(key)
  })

  it('are erased with the person, or when consent to storage is withdrawn', async () => {
    const [gone, back] = [await someone(), await someone()]
    for (const one of [gone, back]) {
      await one.share()
      await visit(one)
    }
    await gone.erase()
    expect(await shared()).toHaveLength(3)
    await back.withdraw()
    expect(await shared()).toEqual([])
    expect((await back.kept()).data.sharing).toBeNull()
  })

  it('move at sign-in unless sharing has ended since', async () => {
    const meet = async (guest: Actor, account: ReturnType<typeof newAccount>) => {
      await account.signOut()
      wait(10 * 60_000)
      await account.signIn({ userIdentifier: guest.userIdentifier })
    }
    const guest = await someone()
    await guest.share()
    await visit(guest)
    const account = newAccount(testApp())
    await account.signIn()
    const person = actor(account.call, account.email)
    await meet(guest, account)
    expect((await person.export()).data.person.sharing?.results).toHaveLength(3)

    const second = await someone()
    await second.share()
    await visit(second)
    wait(1000)
    await person.stopSharing()
    await meet(second, account)
    expect(await shared()).toEqual([])
    expect((await person.kept()).data.sharing).toBeNull()
  })

  it('stay erased after an older backup is restored', async () => {
    const person = await someone()
    await person.share()
    await visit(person)
    const key = await keyOf(person)
    const [theirs] = await database().select().from(sharings).where(eq(sharings.key, key))
    await endSharingsAgain(database(), one => one !== key, testApp().clock.now)
    expect(await shared()).toHaveLength(3)
    await endSharingsAgain(database(), one => one === key, testApp().clock.now)
    expect(await shared()).toEqual([])
    await beginSharing(database(), theirs?.personId ?? '', testApp().clock.now)
    expect(await keyOf(person)).not.toBe(key)
  })
})
