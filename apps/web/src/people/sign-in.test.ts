import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryStorage } from '../testing/memory-storage.ts'
import { good, startTestServer } from '../testing/test-server.ts'

const guest = 'user_6f2c1d0e-8f5e-4f7a-9c55-0f6f2a0c7b11'
const account = 'ada@example.org'
const now = new Date('2026-05-04T08:00:00.000Z')
const ada = { name: 'Ada', age: '62', sex: 'Female' } as const
const emil = { name: 'Emil', age: '71', sex: 'Male' } as const
const sessionId = '2f0c3c36-26f3-4c7c-9a8e-5f4f8b0b2f01'

let device = createMemoryStorage()
const keep = (key: string, state: unknown) => device.setItem(key, JSON.stringify({ state, version: 1 }))
const kept = (key: string) => JSON.parse(device.getItem(key) ?? 'null')?.state

const profile = (userId: string, person: typeof ada | typeof emil) => ({
  ...person,
  userId,
  id: `profile of ${userId}`,
  createdAt: now.toISOString(),
})

const keepWaiting = (userIdentifier: string, refusedBecause: string | null = null) =>
  device.setItem(
    `outbox:${sessionId}`,
    JSON.stringify({
      version: 1,
      sessionId,
      refusedBecause,
      upload: {
        userIdentifier,
        source: 'web',
        movement: 'squat',
        measured: { ok: false, reason: 'no-person', quality: null },
        measuredAt: now.toISOString(),
      },
    }),
  )
const waitingFor = () => JSON.parse(device.getItem(`outbox:${sessionId}`) ?? 'null').upload.userIdentifier

/** A device with two people, of whom the first or second is current. */
function keepPeople(owner: string, currentIs: 'owner' | 'other') {
  const people = [profile(owner, ada), profile(`${owner}~1712`, emil)] as const
  const current = currentIs === 'owner' ? people[0] : people[1]
  keep('profile-data', { profiles: people, currentProfileId: current.id, baseUserId: owner })
  keep('user-id', { userIdentifier: current.userId })
  keep('onboarding-data', { ...(currentIs === 'owner' ? ada : emil), isMuted: true })
  keep('current-report', { report: { assessmentId: '7' } })
}

beforeEach(() => {
  device = createMemoryStorage()
})

async function openPage() {
  vi.resetModules()
  const location = { search: '', href: 'https://lithe.example/', pathname: '/' }
  vi.stubGlobal('window', { localStorage: device, location, history: { state: null } })
  vi.stubGlobal('localStorage', device)
  const { readIdentity } = await import('../memory/identity.ts')
  const { settleProfiles } = await import('./current-profile.ts')
  readIdentity(() => false)
  settleProfiles(now)
  return {
    signInAs: (await import('./sign-in.ts')).signInAs,
    forgetAccount: (await import('./sign-out.ts')).forgetAccount,
  }
}

describe('after a guest signs in', () => {
  it('their profiles become the account’s, keeping the times in their identifiers', async () => {
    keepPeople(guest, 'owner')
    const page = await openPage()
    page.signInAs(account, { now })
    expect(kept('profile-data')).toMatchObject({
      profiles: [
        { ...ada, userId: account },
        { ...emil, userId: `${account}~1712` },
      ],
      baseUserId: account,
    })
    expect(kept('user-id')).toEqual({ userIdentifier: account })
    expect(kept('current-report'), 'their report stays on the screen').toEqual({
      report: { assessmentId: '7' },
    })
  })

  it('the account’s own profile is current, and another’s report is gone from the screen', async () => {
    keepPeople(guest, 'other')
    const page = await openPage()
    page.signInAs(account, { now })
    expect(kept('user-id')).toEqual({ userIdentifier: account })
    expect(kept('onboarding-data')).toMatchObject(ada)
    expect(kept('current-report')).toEqual({ report: null })
  })

  it('a guest’s profiles stay theirs if someone else signed in, and become an account’s once the guest does', async () => {
    keepPeople(guest, 'owner')
    const page = await openPage()
    page.signInAs('ben@example.org', { isApart: true, now })
    expect(kept('user-id')).toEqual({ userIdentifier: 'ben@example.org' })
    const { becomeProfile } = await import('./current-profile.ts')
    becomeProfile(kept('profile-data').profiles[1])
    page.signInAs(account, { now })
    const userIds = kept('profile-data').profiles.map(({ userId }: { userId: string }) => userId)
    expect(userIds).toEqual([account, `${account}~1712`, 'ben@example.org'])
  })

  it('a waiting result moves to the same profile of the account', async () => {
    keepPeople(guest, 'owner')
    keepWaiting(`${guest}~1712`)
    const page = await openPage()
    page.signInAs(account, { now })
    expect(waitingFor()).toBe(`${account}~1712`)
  })

  it('an unfinished test becomes the account’s, even if the account already had a profile here', async () => {
    keepPeople(guest, 'owner')
    const page = await openPage()
    const { useVisit } = await import('../memory/visit/visit-store.ts')
    useVisit.getState().takeLadder(guest, {})
    page.signInAs(account, { now })
    expect(kept('workout-session')).toMatchObject({ userIdentifier: account, ladder: {} })

    keepPeople(guest, 'owner')
    const data = kept('profile-data')
    keep('profile-data', { ...data, profiles: [...data.profiles, profile(account, emil)] })
    const again = await openPage()
    const { useVisit: begun } = await import('../memory/visit/visit-store.ts')
    begun.getState().takeLadder(guest, {})
    again.signInAs(account, { now })
    expect(kept('workout-session')).toMatchObject({ userIdentifier: account, ladder: {} })
  })

  it('what the account already had here is not duplicated', async () => {
    keepPeople(guest, 'owner')
    const data = kept('profile-data')
    keep('profile-data', { ...data, profiles: [...data.profiles, profile(account, emil)] })
    const page = await openPage()
    page.signInAs(account, { now })
    expect(kept('profile-data').profiles.map(({ userId }: { userId: string }) => userId)).toEqual([
      `${account}~1712`,
      account,
    ])
    expect(kept('onboarding-data')).toMatchObject(emil)
  })
})

describe('the server’s response about a person', () => {
  it('is stored as theirs, even if another person was chosen meanwhile', async () => {
    keepPeople(guest, 'owner')
    const data = kept('profile-data')
    const told = data.profiles.map((one: object) => ({ ...one, isSaved: true }))
    keep('profile-data', { ...data, profiles: told })
    const server = await startTestServer(({ body }) =>
      good({ userDetails: JSON.stringify(body).includes('~1712') ? emil : ada, assessmentsData: [] }),
    )
    const ownFetch = globalThis.fetch
    const held: (() => void)[] = []
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      await new Promise<void>(proceed => held.push(proceed))
      return ownFetch(server.base + path, init)
    })
    await openPage()
    const { becomeProfile } = await import('./current-profile.ts')
    const { fetchAssessments } = await import('./sign-in.ts')
    const late = fetchAssessments()
    becomeProfile(told[1])
    const soon = fetchAssessments()
    await vi.waitFor(() => expect(held).toHaveLength(2))
    held[1]?.()
    await soon
    held[0]?.()
    await late
    vi.stubGlobal('fetch', ownFetch)
    expect(kept('profile-data').profiles).toEqual(told)
    expect(kept('onboarding-data')).toMatchObject(emil)
  })
})

describe('after signing in again', () => {
  it('a continuing person keeps their profile and report', async () => {
    keepPeople(account, 'other')
    const page = await openPage()
    page.signInAs(account, { isContinuing: true, now })
    expect(kept('user-id')).toEqual({ userIdentifier: `${account}~1712` })
    expect(kept('current-report')).toEqual({ report: { assessmentId: '7' } })
  })

  it('the next account sees nothing of the previous one, and leaves its results alone', async () => {
    keepPeople(account, 'owner')
    keepWaiting(account)
    const page = await openPage()
    page.signInAs('emil@example.org', { isContinuing: true, now })
    expect(kept('user-id')).toEqual({ userIdentifier: 'emil@example.org' })
    expect(kept('onboarding-data')).toMatchObject({ name: '', age: '', sex: '' })
    expect(kept('current-report')).toEqual({ report: null })
    expect(waitingFor()).toBe(account)
  })
})

describe('an account that leaves a device', () => {
  it('leaves nothing on the screens, and a new guest starts', async () => {
    keepPeople(account, 'owner')
    keep('pending-checkouts', {
      checkouts: { 7: { checkoutUrl: 'https://pay.example/', startedAtMs: Date.now() } },
    })
    const page = await openPage()
    page.forgetAccount({ now })
    expect(kept('user-id').userIdentifier).toMatch(/^user_[0-9a-f-]{36}$/)
    expect(kept('profile-data').profiles).toMatchObject([
      { name: '', userId: kept('user-id').userIdentifier },
    ])
    expect(kept('onboarding-data')).toMatchObject({ name: '', age: '', sex: '', isMuted: true })
    expect(kept('current-report')).toEqual({ report: null })
    expect(kept('pending-checkouts')).toEqual({ checkouts: {} })
  })

  it('takes its people’s drawings along, including those from before sign-in', async () => {
    keepPeople(guest, 'owner')
    const page = await openPage()
    const { useReportNotes } = await import('../memory/report-notes.ts')
    useReportNotes.getState().noteShown([{ sessionId: 'hers', shown: { reps: 14 } }], guest)
    useReportNotes.getState().noteShown([{ sessionId: 'his', shown: { reps: 12 } }], `${guest}~1712`)
    page.signInAs(account, { now })
    expect(Object.keys(kept('report-notes').shown)).toEqual(['hers', 'his'])
    page.forgetAccount({ now })
    expect(kept('report-notes')).toEqual({ ticks: {}, shown: {}, plates: {}, whose: {}, latest: {} })
  })

  it('finds its unsent results on return', async () => {
    keepPeople(account, 'owner')
    keepWaiting(account, 'identity-unproven')
    const page = await openPage()
    page.forgetAccount({ now })
    page.signInAs(account, { now })
    expect(waitingFor()).toBe(account)
  })

  it('leaves other accounts’ people on the device', async () => {
    keepPeople(account, 'owner')
    const data = kept('profile-data')
    keep('profile-data', { ...data, profiles: [...data.profiles, profile('emil@example.org', emil)] })
    const page = await openPage()
    page.forgetAccount({ now })
    expect(kept('profile-data').profiles.map(({ name }: { name: string }) => name)).toEqual(['Emil', ''])
  })
})
