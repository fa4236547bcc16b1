import { Composer, type Context } from 'grammy'

const words =
  'I am better at watching you move than at talking. Send /start to begin, or /help to see what I can do.'

/** Whatever no other part of the bot has answered. */
export function anythingElseComposer(): Composer<Context> {
  const composer = new Composer<Context>()
  composer.on(['message:text', 'message:media'], ctx => ctx.reply(words))
  composer.on('callback_query', ctx => ctx.answerCallbackQuery())
  return composer
}
