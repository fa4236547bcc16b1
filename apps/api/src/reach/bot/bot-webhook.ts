import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Update } from 'grammy/types'
import { z } from 'zod'
import { errorReply } from '../../doors/http/error-replies.ts'
import type { VerbContext } from '../../ground/ports/verb.ts'
import { telegramWebhookPath } from './make-bot.ts'
import type { Taken } from './take-update.ts'

/** PostgreSQL text cannot contain NUL. */
const text = z.string().regex(/^[^\0]*$/)
/** A price is never zero. */
const amount = z
  .int()
  .min(1)
  .max(2 ** 31 - 1)

const From = z.looseObject({
  id: z.int(),
  first_name: text.optional(),
  language_code: z.string().max(100).optional().catch(undefined),
})
const Chat = z.looseObject({ id: z.int(), type: z.string() })
const Entities = z.array(z.looseObject({ type: z.string(), offset: z.int(), length: z.int() }))
const Payment = z.looseObject({
  currency: z.string(),
  total_amount: amount,
  invoice_payload: text,
  telegram_payment_charge_id: text,
})
const Message = z
  .looseObject({
    message_id: z.int(),
    chat: Chat,
    from: From.optional(),
    text: z.string().optional(),
    caption: z.string().optional(),
    entities: Entities.optional(),
    caption_entities: Entities.optional(),
    successful_payment: Payment.optional(),
    refunded_payment: Payment.optional(),
  })
  .refine(
    ({ text, caption, entities, caption_entities }) =>
      (entities === undefined || text !== undefined) &&
      (caption_entities === undefined || caption !== undefined),
    'entities are parts of a text',
  )
  .refine(
    ({ from, successful_payment: paid }) => paid === undefined || from !== undefined,
    'a payment has a payer',
  )
const Press = z.looseObject({
  id: z.string(),
  from: From,
  data: z.string().optional(),
  message: z.looseObject({ message_id: z.int(), chat: Chat }).optional(),
})
const PreCheckout = z.looseObject({
  id: z.string(),
  from: From,
  currency: z.string(),
  total_amount: amount,
  invoice_payload: text,
})

/** The fields of updates that the bot reads; others are dropped. */
const BroughtUpdate = z.object({
  update_id: z.int().nonnegative(),
  message: Message.optional(),
  callback_query: Press.optional(),
  pre_checkout_query: PreCheckout.optional(),
})

/** Parses an update; null if invalid: an authentic update that crashes the bot would come back forever. */
function readUpdate(body: unknown): Update | null {
  const read = BroughtUpdate.safeParse(body)
  const update: unknown = read.data
  return read.success ? (update as Update) : null
}

type BotWebhook = {
  secret: string
  isUp: () => boolean
  take: (update: Update) => Promise<Taken>
  count: VerbContext['count']
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares in constant time, so that timing reveals nothing about a guess. */
const isSame = (given: string, secret: string) => timingSafeEqual(digest(given), digest(secret))

const send = (reply: FastifyReply, refusal: ReturnType<typeof errorReply>) =>
  reply.code(refusal.code).send(refusal)

/** Serves Telegram's webhook, authenticated by a secret; not part of the contract. */
export function botWebhook(app: FastifyInstance, { secret, isUp, take, count }: BotWebhook) {
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    if (isSame(String(request.headers['x-telegram-bot-api-secret-token'] ?? ''), secret)) return
    count('webhook-refused')
    return send(reply, errorReply(request.words, 'proof-refused'))
  }
  app.post(telegramWebhookPath, { schema: { hide: true }, onRequest }, async ({ body, words }, reply) => {
    const update = readUpdate(body)
    if (!update) return send(reply, errorReply(words, 'malformed'))
    // Telegram redelivers until it receives a success status.
    const taken = isUp() ? await take(update) : 'busy'
    if (taken === 'handled') return { taken: true }
    return send(reply, errorReply(words, taken === 'busy' ? 'unavailable' : 'internal'))
  })
}
