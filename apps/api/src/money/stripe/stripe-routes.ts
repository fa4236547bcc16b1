import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { errorReply } from '../../doors/http/error-replies.ts'
import type { AskLimits, Limits } from '../../ground/limits/limits.ts'
import { returnAddress } from '../may-return-to.ts'
import { checkoutReturnPath, stripeWebhookPath } from './open-stripe.ts'
import { comeBack, type EventContext, readEvent, receiveEvent } from './receive-event.ts'

export type WebhookDeps = Omit<EventContext, 'now'> & { now: () => Date; webhookSecret: string }

/**
 * Dispute events include evidence of up to 150,000 characters (https://docs.stripe.com/api/disputes/update), three
 * bytes each.
 */
const maxMessageBytes = 512 * 1024

/** Stripe's signed webhook; not part of the contract. */
export async function stripeWebhook(app: FastifyInstance, { now, webhookSecret, ...deps }: WebhookDeps) {
  await app.register(async door => {
    // Keeps the raw bytes here, and only here, because the signature covers them.
    door.removeContentTypeParser('application/json')
    door.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, taken) =>
      taken(null, body),
    )
    door.post(
      stripeWebhookPath,
      { schema: { hide: true }, bodyLimit: maxMessageBytes },
      async (request, reply) => {
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
      },
    )
  })
}

type ReturnDeps = Omit<Parameters<typeof comeBack>[0], 'now' | 'limits'> & {
  now: () => Date
  limits: Limits
  returnPlaces: readonly string[]
}

const Params = z.object({ orderId: z.uuid() })
const schema = { hide: true, params: Params }

/** Serves the return URLs known to Stripe, and looks up the report's own URL. */
export function checkoutReturnRoutes(
  app: FastifyInstance,
  { now, limits, returnPlaces, ...deps }: ReturnDeps,
) {
  const isWithin: AskLimits = async (cap, who) => (await limits(cap, who)).isAllowed
  for (const [path, isCancelled] of [
    [`${checkoutReturnPath}/:orderId`, false],
    [`${checkoutReturnPath}/:orderId/cancelled`, true],
  ] as const)
    app.get(path, { schema }, async (request, reply) => {
      const { orderId } = Params.parse(request.params)
      const kept = await comeBack({ ...deps, now: now(), limits: isWithin }, { orderId, isCancelled })
      return reply.redirect(returnAddress(kept, [request.ownOrigin, ...returnPlaces]), 303)
    })
}
