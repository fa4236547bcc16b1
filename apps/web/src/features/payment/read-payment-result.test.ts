import { expect, it } from 'vitest'
import { readPaymentResult } from './read-payment-result.ts'

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
