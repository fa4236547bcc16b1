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

describe('the state of an order', () => {
  it.each(['none', 'open', 'paid', 'disputed'] as const)('is not a failed ending if %s', state => {
    expect(endedOrder(state)).toBeNull()
  })

  it('has words of its own for every failed ending', () => {
    const ended = orderStates.map(endedOrder).filter(state => state !== null)
    expect(ended).toEqual(['cancelled', 'expired', 'failed', 'refunded', 'charged-back'])
    const titles = ended.map(state => endedWords(state).title)
    expect(new Set(titles).size).toBe(ended.length)
  })

  it('mentions an untouched card only if no money moved', () => {
    for (const state of ['cancelled', 'expired', 'failed'] as const)
      expect(endedWords(state).text).toContain('no charges were made')
    for (const state of ['refunded', 'charged-back'] as const)
      expect(endedWords(state).text).toContain('closed again')
  })

  it('mentions no card or bank for Stars, and is as clear about what was charged', () => {
    const ended = ['cancelled', 'expired', 'failed', 'refunded'] as const
    for (const state of ended) expect(endedWords(state, true).text).not.toMatch(/card|bank/i)
    expect(endedWords('cancelled', true)).toEqual({
      title: 'Payment Cancelled',
      text: 'Your Stars are untouched: no charges were made.',
    })
    expect(endedWords('refunded', true).text).toContain('closed again')
  })

  it('is explained on the report only if the report was closed again', () => {
    expect(orderStates.map(saidOnTheReport).filter(state => state !== null)).toEqual([
      'refunded',
      'charged-back',
    ])
  })
})

describe('the outcome of a payment', () => {
  const returned = { isCancelled: false, wentToPay: true }
  const elsewhere = { isCancelled: false, wentToPay: false }

  it('is a known success only if the server says the order is paid', () => {
    const unpaid: Answer[] = ['none', null, 'open', 'asking', 'unreachable', 'cancelled', 'expired', 'failed']
    for (const answer of unpaid) expect(paymentOutcome(answer, returned), String(answer)).not.toBe('paid')
    expect(paymentOutcome('paid', elsewhere)).toBe('paid')
    expect(paymentOutcome('disputed', elsewhere)).toBe('paid')
  })

  it('is as the URL says if neither the server nor this device knows better', () => {
    for (const answer of ['none', null, 'unreachable'] as const)
      expect(paymentOutcome(answer, elsewhere), String(answer)).toBe('told')
    expect(paymentOutcomeWords('told')).toMatchObject({
      title: 'Payment Successful!',
      lead: 'Full report access granted',
      more: 'Your report opens as soon as the payment arrives.',
    })
  })

  it('is unknown if the report this device went to pay for has no order', () => {
    expect(paymentOutcome(null, returned)).toBe('unknown')
    expect(paymentOutcome('none', returned)).toBe('unknown')
    expect(paymentOutcome('unreachable', returned)).toBe('unreachable')
  })

  it('is cancelled if the URL says so, unless it was paid after all', () => {
    expect(paymentOutcome(null, { ...elsewhere, isCancelled: true })).toBe('cancelled')
    expect(paymentOutcome('asking', { ...returned, isCancelled: true })).toBe('cancelled')
    expect(paymentOutcome('paid', { ...returned, isCancelled: true })).toBe('paid')
  })

  it('explains how an order ended in the report’s words', () => {
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
])('the query %j is cancelled: %s, from the messenger: %s', (search, isCancelled, isFromMessenger) => {
  expect(readPaymentResult(search)).toEqual({ isCancelled, isFromMessenger })
})
