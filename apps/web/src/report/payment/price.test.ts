import type { Payment } from '@lithe/contracts/api'
import { describe, expect, it } from 'vitest'
import { dollars } from '../../words/formats.ts'
import { howToPay, offerWords, priceToPay } from './price.ts'

const list: Payment = {
  isUnlocked: false,
  order: 'none',
  fullPriceCents: 200,
  priceCents: 200,
  percentOff: 0,
  priceStars: null,
}
const lowered = { ...list, priceCents: 150, percentOff: 25 }
const inStars = { ...list, priceStars: 100 }

describe('a report’s price', () => {
  it('shows cents if there are any', () => {
    expect([200, 150, 5, 123_456].map(dollars)).toEqual(['$2', '$1.50', '$0.05', '$1,234.56'])
  })

  it('is in the currency of the payment', () => {
    expect([list, lowered, inStars, { ...inStars, priceStars: 1 }].map(priceToPay)).toEqual([
      ...['$2', '$1.50', '100 Stars', '1 Star'],
    ])
  })

  it('mentions a promo code only if there is one', () => {
    expect(offerWords(list)).toBe('The full report costs $2. Paid once; it then stays open for good.')
    expect(offerWords(lowered)).toBe('The full report costs $2. Your promo code takes 25\u00a0% off.')
    expect(offerWords({ ...lowered, priceStars: 75 })).toBe(
      'The full report costs 75 Stars. Your promo code takes 25\u00a0% off.',
    )
  })

  it('says where it is paid, and that only money can be a test', () => {
    const asked = (place: Partial<Parameters<typeof howToPay>[0]>) =>
      howToPay({ payment: list, isTest: false, isInMessenger: false, ...place })
    expect(asked({})).toContain('on the next page')
    expect(asked({})).toContain('you get your money back')
    expect(asked({ isInMessenger: true })).toContain('in your browser')
    expect(asked({ isTest: true, isInMessenger: true })).toContain('no money moves')
    expect(asked({ isTest: true, isInMessenger: true, payment: inStars })).toContain('with Telegram Stars')
  })
})
