import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Update } from 'grammy/types'
import { errorReply } from '../http/error-replies.ts'
import type { VerbContext } from '../ports/verb.ts'
import { telegramWebhookPath } from './bot-paths.ts'
import { readUpdate } from './read-update.ts'
import type { Taken } from './take-update.ts'

export type BotWebhook = {
  secret: string
  isUp: () => boolean
  take: (update: Update) => Promise<Taken>
  count: VerbContext['count']
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compared in constant time, so that no answer tells how much of a guess is right. */
const isSame = (given: string, secret: string) => timingSafeEqual(digest(given), digest(secret))

const send = (reply: FastifyReply, refusal: ReturnType<typeof errorReply>) =>
  reply.code(refusal.code).send(refusal)

/** Where Telegram brings updates. No endpoint of the contract: Telegram, not a person, calls it, with a secret. */
export function botWebhook(app: FastifyInstance, { secret, isUp, take, count }: BotWebhook) {
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    if (isSame(String(request.headers['x-telegram-bot-api-secret-token'] ?? ''), secret)) return
    count('webhook-refused')
    return send(reply, errorReply('proof-refused'))
  }
  app.post(telegramWebhookPath, { schema: { hide: true }, onRequest }, async ({ body }, reply) => {
    const update = readUpdate(body)
    if (!update) return send(reply, errorReply('malformed'))
    // Telegram repeats whatever is not answered with a success.
    const taken = isUp() ? await take(update) : 'busy'
    if (taken === 'handled') return { taken: true }
    return send(reply, errorReply(taken === 'busy' ? 'unavailable' : 'internal'))
  })
}
