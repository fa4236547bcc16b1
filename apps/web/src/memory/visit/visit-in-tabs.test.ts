import type { MovementId } from '@lithe/movements/catalog'
import { expect, it, vi } from 'vitest'
import { createMemoryStorage } from '../../testing/memory-storage.ts'
import type { AssessmentResult } from './visit.ts'

const result = (sessionId: string, exerciseId: MovementId): AssessmentResult => ({
  sessionId,
  exerciseId,
  exerciseName: exerciseId,
  test: 'balance',
  timestamp: '2026-01-01T09:00:00.000Z',
  workoutData: null,
  shown: null,
  refusal: 'stopped',
})

/** The store in a separate tab, with shared storage. */
async function openTab() {
  vi.resetModules()
  return (await import('./visit-store.ts')).useVisit.getState
}

it('all tabs share an unfinished test: no tab’s write drops another’s result', async () => {
  vi.stubGlobal('window', { localStorage: createMemoryStorage(), sessionStorage: createMemoryStorage() })
  const [first, second] = [await openTab(), await openTab()]
  first().keepResult(result('6f2c1d0e-8f5e-4f7a-9c55-0f6f2a0c7b11', 'single-leg-stance'))
  first().keepResult(result('7f2c1d0e-8f5e-4f7a-9c55-0f6f2a0c7b12', 'toe-touch'))
  second().noteFailure('stopped')
  const reloaded = await openTab()
  expect(reloaded().assessmentResults).toHaveLength(2)
  expect(reloaded().lastFailure).toBe('stopped')
  vi.unstubAllGlobals()
})

it('a tab shows what another has measured without writing anything itself', async () => {
  const localStorage = createMemoryStorage()
  const window = Object.assign(new EventTarget(), { localStorage, sessionStorage: createMemoryStorage() })
  vi.stubGlobal('window', window)
  const first = await openTab()
  const second = await openTab()
  ;(await import('../../storage/device-storage.ts')).followOtherTabs()
  first().keepResult(result('6f2c1d0e-8f5e-4f7a-9c55-0f6f2a0c7b11', 'single-leg-stance'))
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'workout-session', newValue: '{}' }))
  await expect.poll(() => second().assessmentResults).toHaveLength(1)
  vi.unstubAllGlobals()
})
