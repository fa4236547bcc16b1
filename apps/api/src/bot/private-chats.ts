import { Composer, type Context } from 'grammy'

/** Only chats with one person: what the bot says is nothing for a group. */
export function privateChats(...composers: Composer<Context>[]): Composer<Context> {
  const composer = new Composer<Context>()
  composer.chatType('private', ...composers)
  return composer
}
