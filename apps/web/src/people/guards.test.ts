import { beforeEach, expect, it, vi } from 'vitest'
import { createMemoryStorage } from '../testing/memory-storage.ts'

const guard = async (address: string) => {
  const { requirePerson } = await import('./guards.ts')
  return requirePerson({ request: new Request(`https://lithe.example${address}`) })
}

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('window', { localStorage: createMemoryStorage() })
})

it('a person without name, age and sex is sent to the introduction, with the way back', async () => {
  const answer = await guard('/assessment/feedback?assessmentId=7')
  expect(answer).toBeInstanceOf(Response)
  expect((answer as Response).headers.get('Location')).toBe(
    '/onboarding/intro?returnTo=%2Fassessment%2Ffeedback%3FassessmentId%3D7',
  )
})

it('a person with all three is admitted', async () => {
  const { useOnboarding } = await import('../memory/onboarding-store.ts')
  useOnboarding.setState({ name: 'Ada', age: '62', sex: 'Female' })
  expect(await guard('/assessment/preview')).toBeNull()
})

it('feedback is open while a blank profile is current, if anyone on this device is known', async () => {
  const { useProfiles } = await import('../memory/profiles.ts')
  const { requireSomebody } = await import('./guards.ts')
  const asked = { request: new Request('https://lithe.example/assessment/feedback?assessmentId=7') }
  expect(requireSomebody(asked)).toBeInstanceOf(Response)
  const ada = { id: '1', userId: 'user_1', name: 'Ada', age: '62', sex: 'Female', createdAt: '' } as const
  useProfiles.setState({ profiles: [ada] })
  expect(requireSomebody(asked)).toBeNull()
})
