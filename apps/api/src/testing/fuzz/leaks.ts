import type { BotApiPeer } from '../telegram/bot-api-peer.ts'
import type { Visitor } from './visitor.ts'

/** Finds other visitors' data in a response, unless its caller sent it. */
export function leaksIn(
  answer: string,
  caller: Visitor | null,
  cast: readonly Visitor[],
  sent: string,
): string[] {
  return cast
    .filter(visitor => visitor !== caller)
    .flatMap(({ secrets }) => secrets)
    .filter(secret => answer.includes(secret) && !sent.includes(secret))
}

/** Visitors' marks, identifiers, email addresses and networks, which must not be logged. */
const personal = /cnry[0-9a-f]{6}|user_[0-9a-f]{8}-|public[._][0-9a-f]{10}|198\.18\.\d/i

export const personalLines = (lines: readonly string[]): string[] => lines.filter(line => personal.test(line))

/** Finds another visitor's data in the bot's chats. */
export const saidToOthers = ({ calls }: BotApiPeer, cast: readonly Visitor[]): string[] =>
  ['sendMessage', 'sendPhoto', 'editMessageText'].flatMap(calls).flatMap(({ payload }) => {
    const reader = cast.find(({ telegrammer }) => telegrammer.user.id === payload.chat_id)
    const said = JSON.stringify(payload)
    return reader && leaksIn(said, reader, cast, '').length > 0 ? [said] : []
  })
