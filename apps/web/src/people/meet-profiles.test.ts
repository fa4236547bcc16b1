import { expect, it, onTestFinished, vi } from 'vitest'
import { createMemoryStorage } from '../testing/memory-storage.ts'

it('a launch waits at most four seconds for the account’s people, and adds late ones when they arrive', async () => {
  const location = { search: '', href: 'https://lithe.example/', pathname: '/' }
  vi.stubGlobal('window', { localStorage: createMemoryStorage(), location, history: { state: null } })
  vi.stubGlobal('navigator', { onLine: true })
  const { api } = await import('../api/client.ts')
  const { useUserId } = await import('../memory/identity.ts')
  const { useProfiles } = await import('../memory/profiles.ts')
  const { settleProfiles } = await import('./current-profile.ts')
  const { signInFromMessenger } = await import('./sign-in-from-messenger.ts')
  const { longWaitMs } = await import('../ui/waiting.tsx')
  useUserId.setState({ userIdentifier: `user_${crypto.randomUUID()}` })
  settleProfiles()
  let arrive = (_kept: never) => {}
  vi.spyOn(api, 'readKept').mockReturnValue(
    new Promise(resolve => {
      arrive = resolve
    }),
  )
  const signInWithTelegram = async () => ({ userIdentifier: 'rosa', firstName: 'Rosa', knownSince: '' })
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let isOpen = false
  const user = { id: '42', username: 'rosa', firstName: 'Rosa' }
  const launch = signInFromMessenger({ user, initData: 'user=1' }, { signInWithTelegram }).then(() => {
    isOpen = true
  })
  await vi.advanceTimersByTimeAsync(longWaitMs - 1)
  expect(isOpen).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isOpen).toBe(true)
  const emil = { name: 'Emil', age: '71', sex: 'Male' } as const
  arrive({
    profiles: [{ profile: '5', userDetails: emil, knownSince: null, agreement: null, sharing: null }],
  } as never)
  await launch
  await vi.waitFor(() =>
    expect(useProfiles.getState().profiles).toMatchObject([
      { userId: 'rosa' },
      { name: 'Emil', userId: 'rosa~5' },
    ]),
  )
})

it('an account that has left the device meanwhile adds no one', async () => {
  vi.resetModules()
  vi.stubGlobal('window', { localStorage: createMemoryStorage(), location: {} })
  const { api } = await import('../api/client.ts')
  const { useProfiles } = await import('../memory/profiles.ts')
  const { useUserId } = await import('../memory/identity.ts')
  const { settleProfiles } = await import('./current-profile.ts')
  const { meetProfiles, signInAs } = await import('./sign-in.ts')
  const { forgetAccount } = await import('./sign-out.ts')
  useUserId.setState({ userIdentifier: `user_${crypto.randomUUID()}` })
  settleProfiles()
  signInAs('rosa@example.org')
  vi.spyOn(api, 'readKept').mockImplementation(async () => {
    forgetAccount()
    return { profiles: [{ profile: '5', userDetails: { name: 'Emil' }, knownSince: null }] } as never
  })
  await meetProfiles('rosa@example.org')
  expect(useProfiles.getState().profiles).toMatchObject([{ name: '' }])
})
