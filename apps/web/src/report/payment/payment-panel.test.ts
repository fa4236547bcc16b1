import { describe, expect, it } from 'vitest'
import { ApiError, NetworkError } from '../../api/errors.ts'
import { promoErrorText } from './payment-panel.tsx'

describe('the text under the promo field', () => {
  it('is the server’s message, from the JSON in the error’s text', () => {
    const body = JSON.stringify({ code: 410, message: 'This promo code has expired.', data: null })
    expect(promoErrorText(new ApiError(410, body))).toBe('This promo code has expired.')
    expect(promoErrorText(new ApiError(502, `Proxy said: ${body} (end)`))).toBe(
      'This promo code has expired.',
    )
  })

  it.each(['', 'Bad gateway', '{"message":42}', '{"message":" "}', '{broken', 'null', '["message"]'])(
    'is "Invalid promo code." if the response was %j',
    body => {
      expect(promoErrorText(new ApiError(400, body))).toBe('Invalid promo code.')
    },
  )

  it('does not blame the code if there is no response', () => {
    expect(promoErrorText(new NetworkError())).toMatch(/offline/)
  })
})
