import { describe, expect, it } from 'vitest'
import { isAppleMobile } from './entry-points.tsx'

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0'
const macintosh = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Safari/605.1.15`

describe('an Apple mobile device', () => {
  it.each([
    ['an iPhone', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webkit}`, 'iPhone', 5],
    ['an iPod', `Mozilla/5.0 (iPod touch; CPU iPhone OS 12_5 like Mac OS X) ${webkit}`, 'iPod', 5],
    [
      'an iPad asking for the mobile page',
      `Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) ${webkit}`,
      'iPad',
      5,
    ],
    ['an iPad that calls itself a Mac', macintosh, 'MacIntel', 5],
  ])('is recognised: %s', (_, userAgent, platform, maxTouchPoints) => {
    expect(isAppleMobile({ userAgent, platform, maxTouchPoints })).toBe(true)
  })

  it.each([
    ['a Mac', macintosh, 'MacIntel', 0],
    ['an Android phone', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/130.0', 'Linux armv81', 5],
    ['a Windows tablet', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0', 'Win32', 10],
  ])('is not assumed: %s', (_, userAgent, platform, maxTouchPoints) => {
    expect(isAppleMobile({ userAgent, platform, maxTouchPoints })).toBe(false)
  })
})
