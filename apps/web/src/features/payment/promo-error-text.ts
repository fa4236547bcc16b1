import { ApiError } from '../../api-error.ts'
import { sentenceFor } from '../../error-sentences.ts'
import { NetworkError } from '../../network-error.ts'

const unknownCode = 'Invalid promo code.'

/** The message of the JSON that an error's text holds somewhere, or null. */
function messageWithin(text: string): string | null {
  try {
    const fragment: unknown = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
    if (typeof fragment !== 'object' || fragment === null || !('message' in fragment)) return null
    return typeof fragment.message === 'string' && fragment.message.trim() ? fragment.message : null
  } catch {
    return null
  }
}

/** What stands under the promo field: the server's own words where it gave any. */
export function promoErrorText(error: unknown): string {
  if (error instanceof NetworkError) return sentenceFor(error)
  return (error instanceof ApiError ? messageWithin(error.message) : null) ?? unknownCode
}
