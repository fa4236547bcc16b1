import { describe, expect, it } from 'vitest'
import type { InvoiceEnd } from '../../messenger/messenger.ts'
import { checkoutReturns, openCheckout } from './checkout.ts'

const origin = 'https://lithe.example'
const botUrl = 'https://bot.example/lithe'
const invoice = 'https://t.me/$abc_1'

/** Where each way leads. */
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
  it('leads back to the report it is for', () => {
    const report = 'https://lithe.example/assessment/report/7'
    const page = { origin, botUrl, isInMessenger: false }
    expect(checkoutReturns('7', page)).toEqual({ successUrl: report, cancelUrl: report })
  })

  it('leads back to the bot for somebody who came from the messenger', () => {
    const page = { origin, botUrl, isInMessenger: true }
    expect(checkoutReturns('7', page)).toEqual({ successUrl: botUrl, cancelUrl: botUrl })
    expect(checkoutReturns('7', { ...page, botUrl: null }).successUrl).toContain('/report/7')
  })

  it('opens in this tab on the web', async () => {
    const { led, location } = places()
    expect(await openCheckout('https://pay.example/1', { location, messenger: null })).toBe('waiting')
    expect(led).toEqual(['here https://pay.example/1'])
  })

  it('opens outside when in the messenger', async () => {
    const { led, ...page } = places({ end: 'paid' })
    expect(await openCheckout('https://pay.example/1', page)).toBe('waiting')
    expect(led).toEqual(['outside https://pay.example/1'])
  })

  it.each([
    ['paid', 'waiting'],
    ['pending', 'waiting'],
    ['cancelled', 'cancelled'],
    ['failed', 'failed'],
  ] as const)(
    'in Stars opens on the messenger’s own sheet; one that is %s leaves it %s',
    async (end, left) => {
      const { led, ...page } = places({ end })
      expect(await openCheckout(invoice, page)).toBe(left)
      expect(led).toEqual([`invoice ${invoice}`])
    },
  )

  it('in Stars is handed to the messenger as a link where it is too old to show invoices', async () => {
    const { led, ...page } = places()
    expect(await openCheckout(invoice, page)).toBe('waiting')
    expect(led).toEqual([`outside ${invoice}`])
  })
})
