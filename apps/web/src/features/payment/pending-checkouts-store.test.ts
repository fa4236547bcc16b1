import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryStorage } from '../../testing/memory-storage.ts'
import { newestPending, readPendingCheckouts } from './pending-checkouts-store.ts'

const nowMs = Date.UTC(2026, 4, 4)
const checkoutUrl = 'https://pay.example/1'
const hours = (count: number) => count * 60 * 60 * 1000

describe('a payment that is waited for', () => {
  beforeEach(() => vi.stubGlobal('window', { localStorage: createMemoryStorage() }))
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })

  it('outlives the page, until it is over', async () => {
    const open = async () => {
      vi.resetModules()
      return (await import('./pending-checkouts-store.ts')).usePendingCheckouts
    }
    const checkout = { checkoutUrl, startedAtMs: Date.now() }
    ;(await open()).getState().begin('a', checkout)
    ;(await open()).getState().begin('b', checkout)
    const later = await open()
    expect(later.getState().checkouts).toEqual({ a: checkout, b: checkout })
    later.getState().end('a')
    expect((await open()).getState().checkouts).toEqual({ b: checkout })
  })

  it('is forgotten after a day, and so is what was kept broken', () => {
    const fresh = { checkoutUrl, startedAtMs: nowMs - hours(23) }
    const kept = {
      checkouts: {
        fresh,
        old: { checkoutUrl, startedAtMs: nowMs - hours(25) },
        nowhere: { checkoutUrl: 'nowhere', startedAtMs: nowMs },
        timeless: { checkoutUrl },
        text: 'what',
      },
    }
    expect(readPendingCheckouts(kept, nowMs)).toEqual({ checkouts: { fresh } })
    expect(readPendingCheckouts('what', nowMs)).toEqual({ checkouts: {} })
  })

  it('is found again by the newest of several', () => {
    const at = (startedAtMs: number) => ({ checkoutUrl, startedAtMs })
    expect(newestPending({ first: at(1), last: at(3), second: at(2) })).toBe('last')
    expect(newestPending({})).toBeUndefined()
  })
})
