import { beforeEach, expect, it, vi } from 'vitest'
import { createMemoryStorage } from '../testing/memory-storage.ts'
import { loadAnew, restoreHandedOver } from './this-page.ts'

let kept = createMemoryStorage()

/** Opens a document at a path, with a readable history. */
function openDocument(pathname: string, state: unknown = null) {
  const page = {
    location: { pathname, search: '', reload: vi.fn() },
    history: {
      state,
      replaceState(next: unknown) {
        page.history.state = next
      },
    },
  }
  vi.stubGlobal('window', page)
  vi.stubGlobal('sessionStorage', kept)
  return page
}

beforeEach(() => {
  kept = createMemoryStorage()
})

it('a reloaded document gets its navigation state back, once', () => {
  const before = openDocument('/login', { usr: { continues: true }, idx: 3 })
  loadAnew()
  expect(before.location.reload).toHaveBeenCalledOnce()
  const after = openDocument('/login')
  restoreHandedOver()
  expect(after.history.state).toEqual({ usr: { continues: true } })
  const later = openDocument('/login')
  restoreHandedOver()
  expect(later.history.state).toBeNull()
})

it('a document does not get another page’s navigation state', () => {
  openDocument('/login', { usr: { continues: true } })
  loadAnew()
  const elsewhere = openDocument('/profiles', { idx: 0 })
  restoreHandedOver()
  expect(elsewhere.history.state).toEqual({ idx: 0 })
})
