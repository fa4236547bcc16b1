import { Composer, type Context } from 'grammy'
import type { EndpointDeps } from '../doors/register-endpoint.ts'
import { stopPress } from '../reminders/reminder-texts.ts'
import { endInChat } from '../reminders/stop-link.ts'
import type { WordsFor } from './answers.ts'

/** `/stop`, and the button under a reminder: from then on no reminder comes to this chat. */
export function stopComposer(
  deps: Pick<EndpointDeps, 'db' | 'count'>,
  wordsFor: WordsFor,
): Composer<Context> {
  const composer = new Composer<Context>()
  composer.command('stop', async ctx => {
    const { stopped, none } = wordsFor(ctx.from).bot.reminder
    return ctx.reply((await endInChat(deps, ctx.chat.id)) ? stopped : none)
  })
  // Under a reminder that came, none is left to end: the answer is the same, for nothing more will come.
  composer.callbackQuery(stopPress, async ctx => {
    await endInChat(deps, ctx.from.id)
    await ctx.reply(wordsFor(ctx.from).bot.reminder.stopped)
    await ctx.answerCallbackQuery()
  })
  return composer
}
