import { expect, it } from 'vitest'
import { describeWithApp } from '../testing/describe-with-app.ts'
import { guestId } from '../testing/new-guest.ts'
import { actor, withoutCookies } from './testing/actor.ts'
import { everythingStored } from './testing/everything-stored.ts'
import { fullLife } from './testing/full-life.ts'

const emil = { name: 'Emil', age: '71', sex: 'Male' }

describeWithApp('erasing a profile', testApp => {
  const guest = (userIdentifier = guestId()) => actor(withoutCookies(testApp()), userIdentifier)

  it('removes its details, measurements and reports, and nothing of its keeper', async () => {
    const names = { name: 'Rosa', profileName: 'Balthasar Nightingale', comment: 'Nice' }
    const { person, profile } = await fullLife(testApp(), names)
    const before = (await person.export()).data
    expect((await profile.eraseProfile()).status).toBe(200)
    const after = (await person.export()).data
    expect(after).toEqual({ ...before, profiles: [] })
    const stored = await everythingStored(testApp().database.db)
    expect(stored.filter(({ row }) => /Nightingale|he says/.test(row))).toEqual([])
    expect((await profile.eraseProfile()).status).toBe(200)
  }, 60_000)

  it('leaves the keeper’s other profiles', async () => {
    const keeper = guestId()
    const [one, two] = [guest(`${keeper}~1777881600000`), guest(`${keeper}~1777881600001`)]
    await one.introduce(emil)
    await two.introduce({ ...emil, name: 'Ida' })
    await one.eraseProfile()
    const { data } = await guest(keeper).export()
    expect(data.profiles.map(({ userDetails }) => userDetails.name)).toEqual(['Ida'])
  })

  it('is refused for a keeper', async () => {
    const person = guest()
    await person.introduce(emil)
    expect((await person.eraseProfile()).error).toBe('not-a-profile')
    expect((await person.fetch()).data.userDetails).toEqual(emil)
  })

  it('succeeds for an unknown profile, and creates no person', async () => {
    const keeper = guest()
    expect((await guest(`${keeper.userIdentifier}~1777881600000`).eraseProfile()).status).toBe(200)
    expect((await keeper.export()).data.person.knownSince).toBeNull()
  })
})
