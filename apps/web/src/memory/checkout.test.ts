import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { InvoiceEnd } from '../messenger/messenger.ts'
import { createMemoryStorage } from '../testing/memory-storage.ts'
import { checkoutReturns, newestPending, openCheckout, readPendingCheckouts } from './checkout.ts'

const origin = 'https://lithe.example'
const botUrl = 'https://bot.example/lithe'
const invoice = 'https://t.me/$abc_1'

/** Where each checkout opens. */
function places({ end = null }: { end?: InvoiceEnd | null } = {}) {
  const led: string[] = []
  const leads = (way: string) => (url: string | URL) => void led.push(`${way} ${url}`)
  const openInvoice = async (url: string) => {
    leads('invoice')(url)
    return end ?? 'pending'
  }
  const messenger = { openLink: leads('outside'), openInvoice: end === null ? null : openInvoice }
  return { led, location: { assign: leads('here') }, messenger }
}

describe('a checkout', () => {
  it('returns to its report', () => {
    const report = 'https://lithe.example/assessment/report/7'
    const page = { origin, botUrl, isInMessenger: false }
    expect(checkoutReturns('7', page)).toEqual({ successUrl: report, cancelUrl: report })
  })

  it('returns to the bot after a visit from the messenger', () => {
    const page = { origin, botUrl, isInMessenger: true }
    expect(checkoutReturns('7', page)).toEqual({ successUrl: botUrl, cancelUrl: botUrl })
    expect(checkoutReturns('7', { ...page, botUrl: null }).successUrl).toContain('/report/7')
  })

  it('opens in this tab on the web', async () => {
    const { led, location } = places()
    expect(await openCheckout('https://pay.example/1', { location, messenger: null })).toBe('waiting')
    expect(led).toEqual(['here https://pay.example/1'])
  })

  it('opens externally in the messenger', async () => {
    const { led, ...page } = places({ end: 'paid' })
    expect(await openCheckout('https://pay.example/1', page)).toBe('waiting')
    expect(led).toEqual(['outside https://pay.example/1'])
  })

  it.each([
    ['paid', 'waiting'],
    ['pending', 'waiting'],
    ['cancelled', 'cancelled'],
    ['failed', 'failed'],
  ] as const)('opens in the messenger if paid in Stars, and a %s invoice ends as %s', async (end, left) => {
    const { led, ...page } = places({ end })
    expect(await openCheckout(invoice, page)).toBe(left)
    expect(led).toEqual([`invoice ${invoice}`])
  })

  it('opens as a link if paid in Stars in a messenger too old for invoices', async () => {
    const { led, ...page } = places()
    expect(await openCheckout(invoice, page)).toBe('waiting')
    expect(led).toEqual([`outside ${invoice}`])
  })
})

const nowMs = Date.UTC(2026, 4, 4)
const checkoutUrl = 'https://pay.example/1'
const hours = (count: number) => count * 60 * 60 * 1000

describe('a pending payment', () => {
  beforeEach(() => vi.stubGlobal('window', { localStorage: createMemoryStorage() }))
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })

  it('survives a reload until it is over', async () => {
    const open = async () => {
      vi.resetModules()
      return (await import('./checkout.ts')).usePendingCheckouts
    }
    const checkout = { checkoutUrl, startedAtMs: Date.now() }
    ;(await open()).getState().begin('a', checkout)
    ;(await open()).getState().begin('b', checkout)
    const later = await open()
    expect(later.getState().checkouts).toEqual({ a: checkout, b: checkout })
    later.getState().end('a')
    expect((await open()).getState().checkouts).toEqual({ b: checkout })
  })

  it('is dropped after a day, or if invalid', () => {
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

  it('is the newest one if several are pending', () => {
    const at = (startedAtMs: number) => ({ checkoutUrl, startedAtMs })
    expect(newestPending({ first: at(1), last: at(3), second: at(2) })).toBe('last')
    expect(newestPending({})).toBeUndefined()
  })
})
