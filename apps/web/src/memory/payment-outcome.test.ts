import { orderStates } from '@lithe/contracts/api'
import { describe, expect, it } from 'vitest'
import {
  type Answer,
  endedOrder,
  endedWords,
  paymentOutcome,
  paymentOutcomeWords,
  readPaymentResult,
  saidOnTheReport,
} from './payment-outcome.ts'

describe('what became of an order', () => {
  it.each(['none', 'open', 'paid', 'disputed'] as const)('is not over while it is %s', state => {
    expect(endedOrder(state)).toBeNull()
  })

  it('is said in its own words for every other state', () => {
    const ended = orderStates.map(endedOrder).filter(state => state !== null)
    expect(ended).toEqual(['cancelled', 'expired', 'failed', 'refunded', 'charged-back'])
    const titles = ended.map(state => endedWords(state).title)
    expect(new Set(titles).size).toBe(ended.length)
  })

  it('speaks of an untouched card exactly where no money moved', () => {
    for (const state of ['cancelled', 'expired', 'failed'] as const)
      expect(endedWords(state).text).toContain('no charges were made')
    for (const state of ['refunded', 'charged-back'] as const)
      expect(endedWords(state).text).toContain('closed again')
  })

  it('in Stars speaks of no card and no bank, and says as plainly what was charged', () => {
    const ended = ['cancelled', 'expired', 'failed', 'refunded'] as const
    for (const state of ended) expect(endedWords(state, true).text).not.toMatch(/card|bank/i)
    expect(endedWords('cancelled', true)).toEqual({
      title: 'Payment Cancelled',
      text: 'Your Stars are untouched: no charges were made.',
    })
    expect(endedWords('refunded', true).text).toContain('closed again')
  })

  it('explains a report that was closed again, and no try of long ago', () => {
    expect(orderStates.map(saidOnTheReport).filter(state => state !== null)).toEqual([
      'refunded',
      'charged-back',
    ])
  })
})

describe('the outcome of a payment', () => {
  const returned = { isCancelled: false, wentToPay: true }
  const elsewhere = { isCancelled: false, wentToPay: false }

  it('is known to be a success only where the server says that the order is paid', () => {
    const unpaid: Answer[] = ['none', null, 'open', 'asking', 'unreachable', 'cancelled', 'expired', 'failed']
    for (const answer of unpaid) expect(paymentOutcome(answer, returned), String(answer)).not.toBe('paid')
    expect(paymentOutcome('paid', elsewhere)).toBe('paid')
    expect(paymentOutcome('disputed', elsewhere)).toBe('paid')
  })

  it('is what the address says where neither the server nor this device knows better', () => {
    for (const answer of ['none', null, 'unreachable'] as const)
      expect(paymentOutcome(answer, elsewhere), String(answer)).toBe('told')
    expect(paymentOutcomeWords('told')).toMatchObject({
      title: 'Payment Successful!',
      lead: 'Full report access granted',
      more: 'Your report opens as soon as the payment arrives.',
    })
  })

  it('is unknown where the report this device went to pay for has no order', () => {
    expect(paymentOutcome(null, returned)).toBe('unknown')
    expect(paymentOutcome('none', returned)).toBe('unknown')
    expect(paymentOutcome('unreachable', returned)).toBe('unreachable')
  })

  it('is cancelled where the address says so, unless it was paid after all', () => {
    expect(paymentOutcome(null, { ...elsewhere, isCancelled: true })).toBe('cancelled')
    expect(paymentOutcome('asking', { ...returned, isCancelled: true })).toBe('cancelled')
    expect(paymentOutcome('paid', { ...returned, isCancelled: true })).toBe('paid')
  })

  it('tells how an order ended, in the words the report has for it', () => {
    for (const state of ['failed', 'refunded', 'expired'] as const) {
      expect(paymentOutcome(state, returned)).toBe(state)
      expect(paymentOutcome(state, elsewhere)).toBe(state)
    }
    expect(paymentOutcome('open', elsewhere)).toBe('on-its-way')
    expect(paymentOutcomeWords('refunded').title).toBe('Your payment was refunded')
  })
})

it.each([
  ['', false, false],
  ['?status=success', false, false],
  ['?status=something', false, false],
  ['?status=cancelled', true, false],
  ['?status=cancelled&telegram=1', true, true],
  ['?telegram=1', false, true],
  ['?telegram=0', false, false],
])('%j is cancelled: %s, from the messenger: %s', (search, isCancelled, isFromMessenger) => {
  expect(readPaymentResult(search)).toEqual({ isCancelled, isFromMessenger })
})
