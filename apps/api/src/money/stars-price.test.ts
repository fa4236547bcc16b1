import { expect, it } from 'vitest'
import { everyWord } from '../testing/test-app.ts'
import { amountIn, toStars } from './price.ts'

it.each([
  [100, 200, 100],
  [100, 130, 65],
  [99, 150, 74],
  [3, 50, 1],
  [1, 50, 1],
])(
  'a full price of %i Stars, discounted to %i cents, costs %i Stars',
  (fullPriceStars, priceCents, stars) => {
    expect(toStars(fullPriceStars, priceCents)).toBe(stars)
  },
)

it('one Star is singular', () => {
  const paid = [1, 100].map(stars => amountIn(everyWord.en, { priceCents: 200, stars }))
  expect(paid).toEqual(['1 Star', '100 Stars'])
})
