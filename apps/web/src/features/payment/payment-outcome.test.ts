import { describe, expect, it } from 'vitest'
import { type Answer, paymentOutcome, paymentOutcomeWords, readPaymentResult } from './payment-outcome.ts'

describe('the outcome of a payment', () => {
  it('is a success only where the server says that the order is paid', () => {
    const unpaid: Answer[] = ['none', null, 'open', 'asking', 'unreachable', 'cancelled', 'expired', 'failed']
    for (const answer of unpaid) expect(paymentOutcome(answer, false), String(answer)).not.toBe('paid')
    expect(paymentOutcome('paid', false)).toBe('paid')
    expect(paymentOutcome('disputed', false)).toBe('paid')
  })

  it('is unknown where there is no order', () => {
    expect(paymentOutcome(null, false)).toBe('unknown')
    expect(paymentOutcome('none', false)).toBe('unknown')
  })

  it('is cancelled where the address says so, unless it was paid after all', () => {
    expect(paymentOutcome(null, true)).toBe('cancelled')
    expect(paymentOutcome('asking', true)).toBe('cancelled')
    expect(paymentOutcome('paid', true)).toBe('paid')
  })

  it('tells how an order ended, in the words the report has for it', () => {
    expect(paymentOutcome('expired', false)).toBe('expired')
    expect(paymentOutcomeWords.refunded.title).toBe('Your payment was refunded')
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
