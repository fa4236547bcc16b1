import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Profile } from '../memory/profiles.ts'
import { createMemoryStorage } from '../testing/memory-storage.ts'
import { erasureOf } from './profiles-here.ts'

const guest = 'user_6f2c1d0e-8f5e-4f7a-9c55-0f6f2a0c7b11'
const ada = { name: 'Ada', age: '62', sex: 'Female' } as const
const owner = { ...ada, id: 'a', userId: guest, createdAt: '2026-01-01T09:00:00.000Z' }
const now = new Date('2026-05-04T08:00:00.000Z')

let device = createMemoryStorage()
const keep = (key: string, state: unknown) => device.setItem(key, JSON.stringify({ state, version: 1 }))
const kept = (key: string) => JSON.parse(device.getItem(key) ?? 'null')?.state
const names = () => kept('profile-data').profiles.map(({ name }: { name: string }) => name)

async function openDevice() {
  const { settleProfiles } = await import('./current-profile.ts')
  settleProfiles(now)
  const { addProfile } = await import('./profiles-here.ts')
  return { add: () => addProfile(now) }
}

describe('a new profile', () => {
  beforeEach(() => {
    vi.resetModules()
    device = createMemoryStorage()
    vi.stubGlobal('window', { localStorage: device, sessionStorage: createMemoryStorage() })
    keep('profile-data', { profiles: [owner], currentProfileId: owner.id, baseUserId: guest })
    keep('user-id', { userIdentifier: guest })
    keep('onboarding-data', { ...ada, isMuted: true })
  })

  it('is reused while blank: adding twice creates one', async () => {
    const { add } = await openDevice()
    expect(add().id).toBe(add().id)
    expect(names()).toEqual(['Ada', ''])
  })
})

const emil = { name: 'Emil', age: '71', sex: 'Male' } as const

const profile = { ...emil, id: 'b', userId: `${guest}~5`, createdAt: '2026-01-02T09:00:00.000Z' }

const remove = async (id: string, ports: ReturnType<typeof erasing>) =>
  (await import('./profiles-here.ts')).removeProfile(id, ports)

/** A scripted server that records whom it is asked to erase. */
function erasing(answer = () => {}) {
  const asked: string[][] = []
  const forgotten: string[] = []
  const erase = (what: string) => async (caller: { userIdentifier: string }) => {
    asked.push([what, caller.userIdentifier])
    answer()
  }
  return {
    asked,
    forgotten,
    server: { eraseProfile: erase('profile'), eraseMe: erase('person') },
    outbox: {
      holdBack: <Result>(run: () => Promise<Result>) => run(),
      forget: (userIdentifier: string) => void forgotten.push(`waiting ${userIdentifier}`),
    },
    ledger: { forgetCaller: (userIdentifier: string) => void forgotten.push(`sent ${userIdentifier}`) },
  }
}

describe('a device’s people', () => {
  /** Two people on this device, the second one current. */
  beforeEach(() => {
    vi.resetModules()
    device = createMemoryStorage()
    vi.stubGlobal('window', { localStorage: device })
    keep('profile-data', { profiles: [owner, profile], currentProfileId: profile.id, baseUserId: guest })
    keep('user-id', { userIdentifier: profile.userId })
    keep('onboarding-data', { ...emil, isMuted: true })
  })

  it('fall back to the owner when the current one is deleted', async () => {
    expect(await remove(profile.id, erasing())).toMatchObject({ ok: true })
    expect(kept('user-id')).toEqual({ userIdentifier: guest })
    expect(kept('onboarding-data')).toMatchObject(ada)
    expect(kept('profile-data').profiles).toEqual([owner])
  })

  it('are erased on the server first, then here, with what waits and what was sent', async () => {
    const ports = erasing(() => expect(kept('profile-data').profiles).toHaveLength(2))
    expect(await remove(profile.id, ports)).toMatchObject({ ok: true })
    expect(ports.asked).toEqual([['profile', profile.userId]])
    expect(ports.forgotten).toEqual([`waiting ${profile.userId}`, `sent ${profile.userId}`])
  })

  it('lose their own drawings, but not other people’s', async () => {
    const { useReportNotes } = await import('../memory/report-notes.ts')
    useReportNotes.getState().noteShown([{ sessionId: 'his', shown: { reps: 12 } }], profile.userId)
    useReportNotes.getState().noteShown([{ sessionId: 'hers', shown: { reps: 14 } }], guest)
    await remove(profile.id, erasing())
    expect(kept('report-notes').shown).toEqual({ hers: { reps: 14 } })
  })

  it('stay unchanged, and current, if the server cannot erase them', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const before = kept('profile-data')
    const ports = erasing(() => {
      throw new Error('offline')
    })
    expect(await remove(profile.id, ports)).toMatchObject({ ok: false, reason: 'not-erased' })
    expect(kept('profile-data')).toEqual(before)
    expect(kept('user-id')).toEqual({ userIdentifier: profile.userId })
    expect(ports.forgotten).toEqual([])
  })

  it('always include the owner, without asking the server', async () => {
    const ports = erasing()
    expect(await remove(owner.id, ports)).toEqual({ ok: false, reason: 'main-profile' })
    expect(ports.asked).toEqual([])
  })

  it('are forgotten only here if they belong to another account', async () => {
    const rosa = { ...owner, id: 'c', userId: 'rosa@example.org' }
    const profiles = [owner, profile, rosa]
    keep('profile-data', { profiles, currentProfileId: profile.id, baseUserId: guest })
    const ports = erasing()
    expect(await remove(rosa.id, ports)).toMatchObject({ ok: true })
    expect(ports.asked).toEqual([])
    expect(kept('profile-data').profiles).toEqual([owner, profile])
  })
})

const profileOf = (userId: string): Profile => ({
  id: userId,
  userId,
  name: 'Ada',
  age: '62',
  sex: 'Female',
  createdAt: '2026-01-01T09:00:00.000Z',
})

it('a profile is erased as such, whether a guest or an account keeps it', () => {
  for (const userId of [`${guest}~5`, 'ada@example.org~5'])
    expect(erasureOf(profileOf(userId), [])).toBe('profile')
})

it('a separate guest, who could not be recovered, is erased as a person', () => {
  expect(erasureOf(profileOf(guest), [profileOf(guest), profileOf('ada@example.org~5')])).toBe('person')
})

it('an account, or a guest with profiles still here, stays on the server', () => {
  expect(erasureOf(profileOf('ada@example.org'), [])).toBe('here-only')
  expect(erasureOf(profileOf(guest), [profileOf(guest), profileOf(`${guest}~5`)])).toBe('here-only')
})
