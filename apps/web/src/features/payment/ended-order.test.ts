import { orderStates } from '@lithe/contracts/api'
import { describe, expect, it } from 'vitest'
import { endedOrder, endedWords, endedWordsInStars, saidOnTheReport } from './ended-order.ts'

describe('what became of an order', () => {
  it.each(['none', 'open', 'paid', 'disputed'] as const)('is not over while it is %s', state => {
    expect(endedOrder(state)).toBeNull()
  })

  it('is said in its own words for every other state', () => {
    const ended = orderStates.map(endedOrder).filter(state => state !== null)
    expect(ended).toEqual(['cancelled', 'expired', 'failed', 'refunded', 'charged-back'])
    const titles = ended.map(state => endedWords[state].title)
    expect(new Set(titles).size).toBe(ended.length)
  })

  it('speaks of an untouched card exactly where no money moved', () => {
    for (const state of ['cancelled', 'expired', 'failed'] as const)
      expect(endedWords[state].text).toContain('no charges were made')
    for (const state of ['refunded', 'charged-back'] as const)
      expect(endedWords[state].text).toContain('closed again')
  })

  it('in Stars speaks of no card and no bank, and says as plainly what was charged', () => {
    const ended = ['cancelled', 'expired', 'failed', 'refunded'] as const
    for (const state of ended) expect(endedWordsInStars[state].text).not.toMatch(/card|bank/i)
    expect(endedWordsInStars.cancelled).toEqual({
      title: 'Payment Cancelled',
      text: 'Your Stars are untouched: no charges were made.',
    })
    expect(endedWordsInStars.refunded.text).toContain('closed again')
  })

  it('explains a report that was closed again, and no try of long ago', () => {
    expect(orderStates.map(saidOnTheReport).filter(state => state !== null)).toEqual([
      'refunded',
      'charged-back',
    ])
  })
})
