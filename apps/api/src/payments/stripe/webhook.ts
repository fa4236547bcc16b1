import type { FastifyInstance } from 'fastify'
import { errorReply } from '../../http/error-replies.ts'
import { stripeWebhookPath } from './open-stripe.ts'
import { type EventContext, readEvent, receiveEvent } from './receive-event.ts'

export type WebhookDeps = Omit<EventContext, 'now'> & { now: () => Date; webhookSecret: string }

/** Where Stripe tells what happened. No endpoint of the contract: Stripe, not a person, calls it, with a signature. */
export async function stripeWebhook(app: FastifyInstance, { now, webhookSecret, ...deps }: WebhookDeps) {
  await app.register(async door => {
    // The signature is over the bytes, so here, and only here, they stay as they came.
    door.removeContentTypeParser('application/json')
    door.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, taken) =>
      taken(null, body),
    )
    door.post(stripeWebhookPath, { schema: { hide: true } }, async (request, reply) => {
      const receivedAt = now()
      const { body, words } = request
      const signature = String(request.headers['stripe-signature'] ?? '')
      const event = Buffer.isBuffer(body)
        ? readEvent(deps.stripe, { body, signature, secret: webhookSecret, now: receivedAt })
        : null
      if (!event) {
        deps.count('webhook-refused')
        const refusal = errorReply(words, 'malformed', words.replies.details.signature)
        return reply.code(refusal.code).send(refusal)
      }
      const received = await receiveEvent({ ...deps, now: receivedAt }, event)
      if (received.ok) return { received: true }
      const refusal = errorReply(words, received.reason)
      return reply.code(refusal.code).send(refusal)
    })
  })
}
