import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryStorage } from '../testing/memory-storage.ts'

const guest = 'user_6f2c1d0e-8f5e-4f7a-9c55-0f6f2a0c7b11'
const stranger = 'user_0b8f7a52-1d3c-4e9b-8a76-5f2e4d6c7b80'
const now = new Date('2026-05-04T08:00:00.000Z')
const ada = { name: 'Ada', age: '62', sex: 'Female', isMuted: true } as const
const emil = { name: 'Emil', age: '71', sex: 'Male' } as const

let device = createMemoryStorage()
const keep = (key: string, state: unknown) => device.setItem(key, JSON.stringify({ state, version: 1 }))
const kept = (key: string) => JSON.parse(device.getItem(key) ?? 'null')?.state

beforeEach(() => {
  device = createMemoryStorage()
  vi.stubGlobal('window', { localStorage: device, location: { search: '', href: 'https://lithe.example/' } })
})

/** Opens the page on this device: stores load, then identity is resolved. */
async function openPage(search = '') {
  vi.resetModules()
  const href = `https://lithe.example/${search}`
  const history = { state: null, replaceState: () => {} }
  vi.stubGlobal('window', { localStorage: device, location: { search, href }, history })
  vi.stubGlobal('localStorage', device)
  const { readIdentity } = await import('../memory/identity.ts')
  const { settleProfiles } = await import('./current-profile.ts')
  const { isKnownHere } = await import('./current-profile.ts')
  readIdentity(isKnownHere)
  settleProfiles(now)
  const { useOnboarding } = await import('../memory/onboarding-store.ts')
  const { useProfiles } = await import('../memory/profiles.ts')
  const { useNamedStranger } = await import('../memory/identity.ts')
  const { useUserId } = await import('../memory/identity.ts')
  return {
    add: (await import('./profiles-here.ts')).addProfile,
    become: (await import('./current-profile.ts')).becomeProfile,
    signInAs: (await import('./sign-in.ts')).signInAs,
    keepDetails: (await import('./details.ts')).keepDetails,
    takeIn: (await import('./profiles-here.ts')).takeInStranger,
    isEmptied: (await import('./current-profile.ts')).isEmptied,
    asked: () => useNamedStranger.getState().named,
    onboarding: useOnboarding.getState,
    give: useOnboarding.setState,
    profiles: () => useProfiles.getState(),
    userId: () => useUserId.getState().userIdentifier,
  }
}

describe('a device’s people', () => {
  it('start with a main profile made from an earlier visit’s details', async () => {
    keep('user-id', { userIdentifier: guest })
    keep('onboarding-data', ada)
    keep('current-report', { report: { assessmentId: '7' } })
    const page = await openPage()
    expect(kept('current-report')).toEqual({ report: { assessmentId: '7' } })
    expect(page.profiles()).toMatchObject({
      profiles: [{ name: 'Ada', age: '62', sex: 'Female', userId: guest, createdAt: now.toISOString() }],
      currentProfileId: page.profiles().profiles[0]?.id,
      baseUserId: guest,
    })
  })

  it('are stored under the specification’s keys', async () => {
    const page = await openPage()
    page.give(emil)
    expect(kept('user-id')).toEqual({ userIdentifier: page.userId() })
    expect(kept('onboarding-data')).toEqual({ ...emil, isMuted: false })
    expect(kept('profile-data')).toEqual({
      profiles: [expect.objectContaining({ ...emil, userId: page.userId() })],
      currentProfileId: page.profiles().currentProfileId,
      baseUserId: page.userId(),
    })
  })

  it('keep an undisclosed sex', async () => {
    const first = await openPage()
    first.give({ ...emil, sex: 'Undisclosed' })
    const second = await openPage()
    expect(second.onboarding()).toMatchObject({ ...emil, sex: 'Undisclosed' })
    expect(second.profiles().profiles).toMatchObject([{ ...emil, sex: 'Undisclosed' }])
  })

  it('survive a reload, with the same one current', async () => {
    const first = await openPage()
    first.give(ada)
    first.add(now)
    first.give(emil)
    const before = first.profiles()
    const second = await openPage()
    expect(second.profiles()).toEqual(before)
    expect(second.onboarding()).toMatchObject(emil)
  })

  it('make a new profile current, with a new identifier and no details', async () => {
    keep('user-id', { userIdentifier: guest })
    keep('onboarding-data', ada)
    keep('current-report', { report: { assessmentId: '7' } })
    const page = await openPage()
    const added = page.add(now)
    expect(kept('current-report')).toEqual({ report: null })
    expect(added).toMatchObject({ name: '', age: '', sex: '', userId: `${guest}~${now.getTime()}` })
    expect(page.profiles().currentProfileId).toBe(added.id)
    expect(page.userId()).toBe(added.userId)
    expect(page.onboarding()).toMatchObject({ name: '', age: '', sex: '' })
    expect(page.isEmptied(), 'others are remembered').toBe(false)
  })

  it('switch, so that the chosen one’s identifier, name, age and sex become the app’s', async () => {
    keep('user-id', { userIdentifier: guest })
    keep('onboarding-data', ada)
    const page = await openPage()
    page.add(now)
    page.give(emil)
    const [first] = page.profiles().profiles
    expect(first).toMatchObject({ name: 'Ada' })
    if (first) page.become(first)
    expect(page.userId()).toBe(guest)
    expect(page.onboarding()).toMatchObject({ name: 'Ada', age: '62', sex: 'Female' })
    expect(page.profiles().profiles.map(({ name }) => name)).toEqual(['Ada', 'Emil'])
  })

  it('stay unchanged if a link names a stranger, and the person is asked', async () => {
    keep('user-id', { userIdentifier: guest })
    keep('onboarding-data', ada)
    const before = (await openPage()).profiles()
    const page = await openPage(`?userId=${stranger}`)
    expect(page.asked()).toBe(stranger)
    expect(page.userId()).toBe(guest)
    expect(page.profiles()).toEqual(before)
  })

  it('start with a guest on a new device, even if a link names a person', async () => {
    const page = await openPage(`?userId=${stranger}`)
    expect(page.asked()).toBe(stranger)
    expect(page.userId()).not.toBe(stranger)
    expect(kept('profile-data').baseUserId).toBe(page.userId())
    expect(page.isEmptied()).toBe(true)
  })

  it('include a confirmed stranger without the owner’s name, and keep the owner as the main profile', async () => {
    keep('user-id', { userIdentifier: guest })
    keep('onboarding-data', ada)
    const page = await openPage(`?userId=${stranger}`)
    page.takeIn(stranger, now)
    expect(page.userId()).toBe(stranger)
    expect(page.onboarding().name).toBe('')
    expect(page.profiles().profiles.map(({ name }) => name)).toEqual(['Ada', ''])
    expect(page.profiles().baseUserId).toBe(guest)
  })

  it('start with a confirmed stranger on an unused device', async () => {
    const page = await openPage(`?userId=${stranger}`)
    page.takeIn(stranger, now)
    expect(page.profiles()).toMatchObject({ profiles: [{ userId: stranger }], baseUserId: stranger })
  })

  it('switch without a question if a link names a person known here', async () => {
    keep('user-id', { userIdentifier: guest })
    keep('onboarding-data', ada)
    const added = (await openPage()).add(now)
    const page = await openPage(`?userId=${guest}`)
    expect(page.asked()).toBeNull()
    expect(page.userId()).toBe(guest)
    expect((await openPage(`?userIdentifier=${added.userId}`)).userId()).toBe(added.userId)
  })

  it('follow the account that signs in, which takes over the guest’s data', async () => {
    keep('user-id', { userIdentifier: guest })
    keep('onboarding-data', ada)
    const page = await openPage()
    page.signInAs('ada@example.org')
    expect(page.userId()).toBe('ada@example.org')
    expect(page.profiles()).toMatchObject({
      profiles: [{ name: 'Ada', userId: 'ada@example.org' }],
      baseUserId: 'ada@example.org',
    })
  })

  it('do not pass from one account to another', async () => {
    keep('user-id', { userIdentifier: guest })
    keep('onboarding-data', ada)
    const page = await openPage()
    page.signInAs('ada@example.org')
    page.signInAs('emil@example.org')
    expect(page.onboarding().name).toBe('')
    expect(page.profiles().profiles.map(({ userId, name }) => [userId, name])).toEqual([
      ['ada@example.org', 'Ada'],
      ['emil@example.org', ''],
    ])
    page.signInAs('ada@example.org')
    expect(page.onboarding().name).toBe('Ada')
    expect(page.profiles().baseUserId).toBe('ada@example.org')
  })

  it('take from the server only what this device has forgotten', async () => {
    keep('onboarding-data', { name: 'Ada', age: '', sex: '' })
    const page = await openPage()
    page.keepDetails(page.userId() ?? '', { name: 'Augusta', age: '62', sex: 'Female' })
    expect(page.onboarding()).toMatchObject({ name: 'Ada', age: '62', sex: 'Female' })
    page.keepDetails(page.userId() ?? '', { name: 'Augusta', age: '70', sex: 'Male' })
    expect(page.onboarding()).toMatchObject({ name: 'Ada', age: '62', sex: 'Female' })
  })
})

describe('invalid data in storage', () => {
  const foreign = [
    'not json {',
    'null',
    '42',
    '"text"',
    '[]',
    '{}',
    '{"state":null,"version":1}',
    '{"state":"text","version":1}',
    '{"state":{"profiles":"many","userIdentifier":7,"name":{},"age":99,"sex":"x"},"version":1}',
    '{"state":{"profiles":[null,7,{"id":1},{"id":"x"}],"currentProfileId":"gone","baseUserId":[]},"version":1}',
    '{"state":{"userIdentifier":"  ","name":"Ada","age":"962","sex":"female"},"version":1}',
    '{"state":{"profiles":[]},"version":99}',
    '{"state":{"profiles":[]},"version":"two"}',
  ]

  it.each(foreign)('does not prevent a start: %s', async text => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    for (const key of ['user-id', 'onboarding-data', 'profile-data']) device.setItem(key, text)
    const page = await openPage()
    expect(page.userId()).toMatch(/^user_[0-9a-f-]{36}$/)
    expect(page.onboarding()).toMatchObject({ age: '', sex: '' })
    expect(page.profiles().profiles).toHaveLength(1)
    expect(page.profiles().profiles[0]?.userId).toBe(page.userId())
  })

  it('is used where valid if it comes from a later version', async () => {
    const later = {
      profiles: [{ id: 'a', userId: guest, ...emil, createdAt: '2026-01-01T09:00:00.000Z', mood: 'calm' }],
      currentProfileId: 'a',
      baseUserId: guest,
    }
    device.setItem('user-id', JSON.stringify({ state: { userIdentifier: guest }, version: 7 }))
    device.setItem('profile-data', JSON.stringify({ state: later, version: 7 }))
    const page = await openPage()
    expect(page.userId()).toBe(guest)
    expect(page.onboarding()).toMatchObject(emil)
    expect(page.profiles().profiles).toMatchObject([{ id: 'a', ...emil }])
  })
})
