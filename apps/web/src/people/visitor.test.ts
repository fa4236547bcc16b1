import { expect, it, vi } from 'vitest'
import { createMemoryStorage } from '../testing/memory-storage.ts'

const ada = { id: 'a', userId: 'user_ada', name: 'Ada', age: '62', sex: 'Female', createdAt: '' } as const
const emil = { ...ada, id: 'b', userId: 'user_emil', name: 'Emil' } as const

it('an unfinished test follows a sign-in in another tab, and is deleted with its person’s profile', async () => {
  vi.stubGlobal('window', { localStorage: createMemoryStorage(), location: {} })
  const { useUserId } = await import('../memory/identity.ts')
  const { useProfiles } = await import('../memory/profiles.ts')
  const { useVisit } = await import('../memory/visit/visit-store.ts')
  const { settleProfiles } = await import('./current-profile.ts')
  const { visitor } = await import('./profiles-here.ts')
  useUserId.setState({ userIdentifier: ada.userId })
  useProfiles.setState({ profiles: [ada, emil], currentProfileId: 'a', baseUserId: ada.userId })
  settleProfiles()
  useVisit.getState().takeLadder(ada.userId, {})

  useUserId.setState({ userIdentifier: emil.userId })
  expect(visitor().userIdentifier, 'whoever is current').toBe(ada.userId)
  useProfiles.setState({ profiles: [{ ...ada, userId: 'ada@example.org' }, emil] })
  expect(useVisit.getState()).toMatchObject({ userIdentifier: 'ada@example.org', ladder: {} })
  useProfiles.setState({ profiles: [emil] })
  expect(useVisit.getState()).toMatchObject({ userIdentifier: null, ladder: null })
})
