import { describe, expect, it } from 'vitest'
import { recordingHost } from '../../testing/recording-host.ts'
import { askToWriteIn } from './ask-to-write.ts'
import { openInvoiceIn, slugOf } from './open-invoice.ts'

describe('an invoice', () => {
  it('goes by the end of its address, in both ways Telegram writes it', () => {
    expect(slugOf('https://t.me/$abc-D_9=')).toBe('abc-D_9=')
    expect(slugOf('https://t.me/invoice/abc')).toBe('abc')
    for (const url of ['https://t.me/abc', 'https://evil.example/$abc', 'https://t.me/$abc/x', ''])
      expect(slugOf(url)).toBeNull()
  })

  it('ends as Telegram says of this invoice, not of another', async () => {
    const { host, told, say, listening } = recordingHost()
    const end = openInvoiceIn(host)?.('https://t.me/$abc')
    expect(told).toEqual([['web_app_open_invoice', { slug: 'abc' }]])
    say('invoice_closed', { slug: 'other', status: 'paid' })
    say('invoice_closed', { slug: 'abc', status: 'cancelled' })
    expect(await end).toBe('cancelled')
    expect(listening()).toEqual([])
  })

  it('that ends in a word nobody knows, or is none, has failed', async () => {
    const { host, say } = recordingHost()
    const open = openInvoiceIn(host)
    const end = open?.('https://t.me/$abc')
    say('invoice_closed', { slug: 'abc', status: 'evaporated' })
    expect(await end).toBe('failed')
    expect(await open?.('https://lithe.example/')).toBe('failed')
  })

  it('cannot be opened where the version has none', () => {
    expect(openInvoiceIn(recordingHost('6.0').host)).toBeNull()
  })
})

describe('the leave to write', () => {
  it('is what the person answers, each time', async () => {
    const { host, told, say, listening } = recordingHost()
    const ask = askToWriteIn(host)
    const refused = ask()
    say('write_access_requested', { status: 'cancelled' })
    expect(await refused).toBe(false)
    const allowed = ask()
    say('write_access_requested', { status: 'allowed' })
    expect(await allowed).toBe(true)
    expect(told).toHaveLength(2)
    expect(listening()).toEqual([])
  })

  it('is not had where it cannot be asked for', async () => {
    const { host, told } = recordingHost('6.0')
    expect(await askToWriteIn(host)()).toBe(false)
    expect(told).toEqual([])
  })
})
