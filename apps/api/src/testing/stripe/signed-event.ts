import { createHmac } from 'node:crypto'
import { newId, type PeerBooks } from './peer-books.ts'
import { eventObject } from './peer-objects.ts'

export type StripeMessage = { payload: string }

/** Makes an event about a session's current state, however late it is delivered. */
export const newMessage = (books: PeerBooks, type: string, sessionId: string): StripeMessage => ({
  payload: JSON.stringify({
    id: newId('evt'),
    object: 'event',
    api_version: '2026-10-28.endive',
    livemode: false,
    type,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    data: { object: eventObject(books, type, sessionId) },
  }),
})

/** Computes Stripe's documented signature without its library: HMAC-SHA256 over time, a dot and the bytes. */
export function signatureOf({ payload }: StripeMessage, secret: string, signedAt: Date): string {
  const seconds = Math.floor(signedAt.getTime() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')}`
}
