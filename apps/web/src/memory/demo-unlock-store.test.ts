import { mostUnlockKeys } from '@lithe/contracts/constants'
import { beforeEach, expect, it, vi } from 'vitest'
import { createMemoryStorage } from '../testing/memory-storage.ts'

const storage = createMemoryStorage()

/** The module as loaded by a fresh page. */
async function newPage() {
  vi.resetModules()
  return import('./demo-unlock-store.ts')
}

beforeEach(() => {
  storage.clear()
  vi.stubGlobal('window', { localStorage: storage })
})

it('a link’s key survives a reload, and is sent', async () => {
  const { keepUnlockKey, unlockClaim } = await newPage()
  expect(unlockClaim()).toEqual({})
  keepUnlockKey('?unlockKey=right')
  expect(unlockClaim()).toEqual({ unlocked: true, unlockKey: 'right' })
  expect((await newPage()).unlockClaim()).toEqual({ unlocked: true, unlockKey: 'right' })
})

it('a later key never replaces an earlier one: both are sent', async () => {
  ;(await newPage()).keepUnlockKey('?unlockKey=right')
  const { keepUnlockKey, unlockClaim } = await newPage()
  keepUnlockKey('?unlockKey=wrong')
  expect(unlockClaim()).toEqual({ unlocked: true, unlockKey: ['wrong', 'right'] })
  keepUnlockKey('?unlockKey=right')
  expect(unlockClaim()).toEqual({ unlocked: true, unlockKey: ['right', 'wrong'] })
})

it('the server never gets more keys than it accepts', async () => {
  const { keepUnlockKey, unlockClaim } = await newPage()
  for (let link = 0; link < 9; link++) keepUnlockKey(`?unlockKey=${link}`)
  expect(unlockClaim().unlockKey).toHaveLength(mostUnlockKeys)
})
