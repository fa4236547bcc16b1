import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryStorage } from '../testing/memory-storage.ts'
import { type Answer, bad, good, startTestServer } from '../testing/test-server.ts'

const guest = 'user_6f2c1d0e-8f5e-4f7a-9c55-0f6f2a0c7b11'
const ada = { name: 'Ada', age: '62', sex: 'Female' } as const
const emil = { name: 'Emil', age: '71', sex: 'Male' } as const
const owner = { ...ada, id: 'a', userId: guest, createdAt: '2026-01-01T09:00:00.000Z' }
const profile = { ...emil, id: 'b', userId: `${guest}~5`, createdAt: '2026-01-02T09:00:00.000Z' }
const now = new Date('2026-05-04T08:00:00.000Z')
const older = { ...emil, age: '72' }
const ownFetch = globalThis.fetch

let device = createMemoryStorage()
const keep = (key: string, state: unknown) => device.setItem(key, JSON.stringify({ state, version: 1 }))
const kept = (key: string) => JSON.parse(device.getItem(key) ?? 'null')?.state

/** A device with two people, the second one current, and a scripted server. */
async function openDevice(answer: () => Answer) {
  const server = await startTestServer(answer)
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => ownFetch(server.base + path, init))
  const { settleProfiles } = await import('./current-profile.ts')
  settleProfiles(now)
  const details = await import('./details.ts')
  const { useOnboarding } = await import('../memory/onboarding-store.ts')
  return { ...server, ...details, correct: details.correctPerson, give: useOnboarding.setState }
}
const saved = () => good({ userDetails: older })

beforeEach(() => {
  vi.resetModules()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  device = createMemoryStorage()
  vi.stubGlobal('window', { localStorage: device, sessionStorage: createMemoryStorage(), location: {} })
  keep('profile-data', { profiles: [owner, profile], currentProfileId: profile.id, baseUserId: guest })
  keep('user-id', { userIdentifier: profile.userId })
  keep('onboarding-data', { ...emil, isMuted: true })
})

describe('a correction of name, age and sex', () => {
  it('is stored here, sent for that profile, and dated today', async () => {
    const { correct, heard } = await openDevice(saved)
    expect(await correct(profile, older, now)).toEqual({ isSaved: true })
    expect(heard).toMatchObject([
      { method: 'PUT', body: { userIdentifier: profile.userId, userDetails: older } },
    ])
    const given = { ...older, givenAt: now.toISOString(), isSaved: true }
    expect(kept('profile-data').profiles).toMatchObject([ada, given])
    expect(kept('onboarding-data')).toMatchObject(older)
  })

  it('leaves the current person unchanged if it concerns another', async () => {
    const { correct } = await openDevice(saved)
    await correct(owner, { ...ada, name: 'Augusta' }, now)
    expect(kept('profile-data').profiles).toMatchObject([{ name: 'Augusta' }, emil])
    expect(kept('onboarding-data')).toMatchObject(emil)
    expect(kept('user-id')).toEqual({ userIdentifier: profile.userId })
  })

  it('is resent once if not yet on the server', async () => {
    let isAway = true
    const { correct, saveUnsaved, heard } = await openDevice(() =>
      isAway ? bad(503, 'unavailable') : saved(),
    )
    expect(await correct(profile, older, now)).toEqual({ isSaved: false })
    expect(kept('profile-data').profiles[1]).toMatchObject({ ...older, isSaved: false })
    isAway = false
    await saveUnsaved()
    await saveUnsaved()
    expect(heard).toHaveLength(2)
    expect(heard[1]?.body).toMatchObject({ userDetails: older })
    expect(kept('profile-data').profiles[1]).toMatchObject({ isSaved: true })
  })

  it('arrives from another device once the server has this device’s details', async () => {
    const { correct, keepDetails } = await openDevice(saved)
    keepDetails(profile.userId, older)
    expect(kept('onboarding-data'), 'never said to the server from here').toMatchObject(emil)
    await correct(profile, emil, now)
    keepDetails(profile.userId, older)
    expect(kept('onboarding-data')).toMatchObject(older)
    expect(kept('profile-data').profiles[1]).toMatchObject({ ...older, isSaved: true })
  })

  it('is not overwritten by the server while in progress', async () => {
    const { correct, keepDetails, give } = await openDevice(saved)
    await correct(profile, emil, now)
    give({ age: '73' })
    keepDetails(profile.userId, emil)
    expect(kept('onboarding-data')).toMatchObject({ age: '73' })
  })
})

describe('a response about a person who is no longer current', () => {
  it('is stored for them, and changes neither the form nor the current profile', async () => {
    const { correct, keepDetails } = await openDevice(saved)
    await correct(owner, ada, now)
    keepDetails(owner.userId, { ...ada, age: '63', seat: 'lower' })
    expect(kept('profile-data').profiles).toMatchObject([
      { name: 'Ada', age: '63', seat: 'lower', isSaved: true },
      emil,
    ])
    expect(kept('profile-data').profiles[1]).toEqual(profile)
    expect(kept('onboarding-data')).toEqual({ ...emil, isMuted: true })
  })

  it('names no profile added meanwhile', async () => {
    const { keepDetails } = await openDevice(saved)
    const { addProfile } = await import('./profiles-here.ts')
    const added = addProfile(now)
    keepDetails(profile.userId, older)
    expect(kept('profile-data').profiles[2]).toEqual(added)
    expect(kept('onboarding-data')).toMatchObject({ name: '', age: '', sex: '' })
  })

  it('is dropped once the profile is deleted', async () => {
    const { keepDetails } = await openDevice(saved)
    keepDetails(`${guest}~7`, older)
    expect(kept('profile-data').profiles).toEqual([owner, profile])
    expect(kept('onboarding-data')).toMatchObject(emil)
  })
})

describe('the height of a seat', () => {
  const seatsHere = () => kept('profile-data').profiles.map(({ seat }: { seat?: string }) => seat)

  it('is stored with its person and sent with their details, then with every correction', async () => {
    const { keepSeat, correct, heard } = await openDevice(saved)
    await keepSeat(profile, 'lower')
    expect(heard).toMatchObject([
      { method: 'PUT', body: { userIdentifier: profile.userId, userDetails: { ...emil, seat: 'lower' } } },
    ])
    expect(seatsHere()).toEqual([undefined, 'lower'])
    expect(kept('profile-data').profiles[1]).toMatchObject({ isSaved: true })
    await correct(profile, older, now)
    expect(heard[1]?.body).toMatchObject({ userDetails: { ...older, seat: 'lower' } })
    await correct(profile, { ...older, seat: 'about-43-cm' }, now)
    expect(heard[2]?.body).toMatchObject({ userDetails: { ...older, seat: 'about-43-cm' } })
    expect(kept('onboarding-data')).toEqual({ ...older, isMuted: true })
  })

  it('is resent if not yet on the server', async () => {
    let isAway = true
    const { keepSeat, saveUnsaved, heard } = await openDevice(() =>
      isAway ? bad(503, 'unavailable') : saved(),
    )
    await keepSeat(profile, 'unknown')
    expect(seatsHere()).toEqual([undefined, 'unknown'])
    isAway = false
    await saveUnsaved()
    expect(heard[1]?.body).toMatchObject({ userDetails: { ...emil, seat: 'unknown' } })
  })

  it('arrives from another device, but does not overwrite one still to be sent', async () => {
    const { keepSeat, keepDetails } = await openDevice(() => bad(503, 'unavailable'))
    keepDetails(profile.userId, { ...emil, seat: 'higher' })
    expect(seatsHere()).toEqual([undefined, 'higher'])
    await keepSeat(profile, 'lower')
    keepDetails(profile.userId, { ...emil, seat: 'higher' })
    expect(seatsHere()).toEqual([undefined, 'lower'])
    expect(kept('onboarding-data')).toEqual({ ...emil, isMuted: true })
  })
})
