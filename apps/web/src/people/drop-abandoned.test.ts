import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryStorage } from '../testing/memory-storage.ts'

const guest = 'user_6f2c1d0e-8f5e-4f7a-9c55-0f6f2a0c7b11'
const ada = { name: 'Ada', age: '62', sex: 'Female' } as const
const owner = { ...ada, id: 'a', userId: guest, createdAt: '2026-01-01T09:00:00.000Z' }
const now = new Date('2026-05-04T08:00:00.000Z')

let device = createMemoryStorage()
const keep = (key: string, state: unknown) => device.setItem(key, JSON.stringify({ state, version: 1 }))
const kept = (key: string) => JSON.parse(device.getItem(key) ?? 'null')?.state
const names = () => kept('profile-data').profiles.map(({ name }: { name: string }) => name)

async function openDevice() {
  const { settleProfiles } = await import('./settle-profiles.ts')
  settleProfiles(now)
  const { addProfile } = await import('./add-profile.ts')
  const { dropAbandoned } = await import('./drop-abandoned.ts')
  const { useOnboarding } = await import('../features/onboarding/onboarding-store.ts')
  const { useWorkoutSession } = await import('../features/workout/workout-session-store.ts')
  const erased: string[] = []
  const eraseProfile = async ({ userIdentifier }: { userIdentifier: string }) => {
    erased.push(userIdentifier)
    return {}
  }
  return {
    add: () => addProfile(now),
    comeBack: () => dropAbandoned({ eraseProfile }),
    erased,
    give: useOnboarding.getState().update,
    measure: useWorkoutSession.setState,
  }
}

beforeEach(() => {
  vi.resetModules()
  device = createMemoryStorage()
  vi.stubGlobal('window', { localStorage: device, sessionStorage: createMemoryStorage() })
  keep('profile-data', { profiles: [owner], currentProfileId: owner.id, baseUserId: guest })
  keep('user-id', { userIdentifier: guest })
  keep('onboarding-data', { ...ada, isMuted: true })
})

describe('a profile that was just added', () => {
  it('is gone, here and on the server, when its maker comes back without a word about it', async () => {
    const { add, comeBack, erased } = await openDevice()
    const { userId } = add()
    comeBack()
    expect(names()).toEqual(['Ada'])
    expect(kept('user-id')).toEqual({ userIdentifier: guest })
    expect(kept('onboarding-data')).toMatchObject(ada)
    expect(erased).toEqual([userId])
  })

  it('stays as soon as anything is known of it, or was measured', async () => {
    const { add, comeBack, give, measure, erased } = await openDevice()
    add()
    const sessionId = crypto.randomUUID()
    measure({ assessmentResults: [{ sessionId } as never] })
    comeBack()
    measure({ assessmentResults: [] })
    give({ age: '30' })
    comeBack()
    expect(names()).toEqual(['Ada', ''])
    expect(erased).toEqual([])
  })

  it('serves again while it is blank: adding twice makes one', async () => {
    const { add } = await openDevice()
    expect(add().id).toBe(add().id)
    expect(names()).toEqual(['Ada', ''])
  })

  it('is never the main one', async () => {
    const { comeBack, give } = await openDevice()
    give({ name: '', age: '', sex: '' })
    comeBack()
    expect(names()).toEqual([''])
  })
})
