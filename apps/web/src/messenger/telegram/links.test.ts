import { describe, expect, it } from 'vitest'
import { recordingHost } from '../../testing/recording-host.ts'
import { linkTarget, openLink } from './links.ts'

describe('a link out of the mini app', () => {
  it('leads into Telegram for its own addresses, and into the browser for all others', () => {
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

  it('leads nowhere that is no page', () => {
    for (const address of ['javascript:alert(1)', 'tg://resolve', 'file:///etc/passwd', 'nowhere'])
      expect(linkTarget(address)).toBeNull()
    const { host, told } = recordingHost()
    openLink(host, 'javascript:alert(1)')
    expect(told).toEqual([])
  })

  it('is opened by the method that is made for it', () => {
    const { host, told } = recordingHost('8.0')
    openLink(host, 'https://t.me/lithe_bot')
    openLink(host, 'https://doi.org/10.1/1')
    expect(told).toEqual([
      ['web_app_open_tg_link', { path_full: '/lithe_bot' }],
      ['web_app_open_link', { url: 'https://doi.org/10.1/1' }],
    ])
  })

  it('into Telegram goes the long way round in a version that knows no other', () => {
    const { host, told } = recordingHost('6.0')
    openLink(host, 'https://t.me/lithe_bot')
    expect(told).toEqual([['web_app_open_link', { url: 'https://t.me/lithe_bot' }]])
  })
})
