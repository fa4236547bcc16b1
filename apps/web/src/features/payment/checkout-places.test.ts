import { describe, expect, it } from 'vitest'
import { checkoutReturns, openCheckout } from './checkout-places.ts'

const origin = 'https://lithe.example'
const botUrl = 'https://bot.example/lithe'
const inMessenger = (openLink: (url: string) => void) => ({
  Telegram: { WebApp: { initData: 'user=1&hash=2', openLink } },
})

function visited() {
  const urls: string[] = []
  const location = { assign: (url: string | URL) => void urls.push(String(url)) }
  return { urls, location: location as Location }
}

describe('a checkout', () => {
  it('leads back to the report it is for', () => {
    const report = 'https://lithe.example/assessment/report/7'
    expect(checkoutReturns('7', { origin, botUrl, window: {} })).toEqual({
      successUrl: report,
      cancelUrl: report,
    })
  })

  it('leads back to the bot for somebody who came from the messenger', () => {
    const window = inMessenger(() => {})
    expect(checkoutReturns('7', { origin, botUrl, window }).successUrl).toBe(botUrl)
    expect(checkoutReturns('7', { origin, botUrl: null, window }).successUrl).toContain('/report/7')
  })

  it('opens in this tab on the web, even where the script of the messenger has loaded', () => {
    const { urls, location } = visited()
    openCheckout('https://pay.example/1', { location })
    openCheckout('https://pay.example/2', { location, Telegram: { WebApp: { initData: '' } } })
    expect(urls).toEqual(['https://pay.example/1', 'https://pay.example/2'])
  })

  it('opens outside when in the messenger', () => {
    const { urls, location } = visited()
    const outside: string[] = []
    openCheckout('https://pay.example/1', { location, ...inMessenger(url => void outside.push(url)) })
    expect([urls, outside]).toEqual([[], ['https://pay.example/1']])
  })
})
