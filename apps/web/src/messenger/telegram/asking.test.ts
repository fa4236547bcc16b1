import { describe, expect, it } from 'vitest'
import { recordingHost } from '../../testing/recording-host.ts'
import { askToWriteIn, linkTarget, openInvoiceIn, openLink, slugOf } from './asking.ts'

describe('an invoice', () => {
  it('is identified by the end of its URL, in both of Telegram’s formats', () => {
    expect(slugOf('https://t.me/$abc-D_9=')).toBe('abc-D_9=')
    expect(slugOf('https://t.me/invoice/abc')).toBe('abc')
    for (const url of ['https://t.me/abc', 'https://evil.example/$abc', 'https://t.me/$abc/x', ''])
      expect(slugOf(url)).toBeNull()
  })

  it('ends as Telegram reports for it, not for another', async () => {
    const { host, told, say, listening } = recordingHost()
    const end = openInvoiceIn(host)?.('https://t.me/$abc')
    expect(told).toEqual([['web_app_open_invoice', { slug: 'abc' }]])
    say('invoice_closed', { slug: 'other', status: 'paid' })
    say('invoice_closed', { slug: 'abc', status: 'cancelled' })
    expect(await end).toBe('cancelled')
    expect(listening()).toEqual([])
  })

  it('counts as failed if its status is unknown or missing', async () => {
    const { host, say } = recordingHost()
    const open = openInvoiceIn(host)
    const end = open?.('https://t.me/$abc')
    say('invoice_closed', { slug: 'abc', status: 'evaporated' })
    expect(await end).toBe('failed')
    expect(await open?.('https://lithe.example/')).toBe('failed')
  })

  it('cannot be opened in a version without invoices', () => {
    expect(openInvoiceIn(recordingHost('6.0').host)).toBeNull()
  })
})

describe('the permission to write', () => {
  it('is the person’s answer, each time', async () => {
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

  it('is denied if it cannot be requested', async () => {
    const { host, told } = recordingHost('6.0')
    expect(await askToWriteIn(host)()).toBe(false)
    expect(told).toEqual([])
  })
})

describe('a link out of the mini app', () => {
  it('opens in Telegram for a Telegram URL, else in the browser', () => {
    expect(linkTarget('https://t.me/lithe_bot?start=o-insurer')).toEqual({
      inside: 'telegram',
      path: '/lithe_bot?start=o-insurer',
    })
    expect(linkTarget('https://doi.org/10.1/1')).toEqual({
      inside: 'browser',
      url: 'https://doi.org/10.1/1',
    })
    expect(linkTarget('https://t.me.evil.example/x')).toMatchObject({ inside: 'browser' })
  })

  it('opens nothing but web pages', () => {
    for (const address of ['javascript:alert(1)', 'tg://resolve', 'file:///etc/passwd', 'nowhere'])
      expect(linkTarget(address)).toBeNull()
    const { host, told } = recordingHost()
    openLink(host, 'javascript:alert(1)')
    expect(told).toEqual([])
  })

  it('is opened with the method for its kind', () => {
    const { host, told } = recordingHost('8.0')
    openLink(host, 'https://t.me/lithe_bot')
    openLink(host, 'https://doi.org/10.1/1')
    expect(told).toEqual([
      ['web_app_open_tg_link', { path_full: '/lithe_bot' }],
      ['web_app_open_link', { url: 'https://doi.org/10.1/1' }],
    ])
  })

  it('opens Telegram through the browser in a version without that method', () => {
    const { host, told } = recordingHost('6.0')
    openLink(host, 'https://t.me/lithe_bot')
    expect(told).toEqual([['web_app_open_link', { url: 'https://t.me/lithe_bot' }]])
  })
})
