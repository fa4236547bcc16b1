import { type CallbackQueryContext, Composer, type Context, InlineKeyboard } from 'grammy'
import type { EndpointDeps } from '../doors/register-endpoint.ts'
import { countsFrom, erasePressData, erasePressPattern, readErasePress } from './erase-question.ts'
import { eraseTelegrammer, isKnownTelegrammer } from './erase-telegrammer.ts'
import { eraseWords } from './erase-words.ts'

function questionButtons(telegramId: number, askedAt: Date) {
  const press = { telegramId, askedAt }
  return new InlineKeyboard()
    .text(eraseWords.yes, erasePressData({ ...press, says: 'yes' }))
    .row()
    .text(eraseWords.no, erasePressData({ ...press, says: 'no' }))
}

/** What a press came to, in words. */
async function answerTo(deps: EndpointDeps, { match, from }: CallbackQueryContext<Context>): Promise<string> {
  const press = readErasePress(match)
  if (press.telegramId !== from.id) return eraseWords.notYours
  if (!countsFrom(press, from.id, deps.now())) return eraseWords.tooOld
  if (press.says === 'no') return eraseWords.kept
  const erased = await eraseTelegrammer(deps, from.id)
  if (!erased.ok) throw new Error(`an erasing was refused: ${erased.reason}`)
  return erased.data === 'erased' ? eraseWords.erased : eraseWords.nothingKnown
}

/** `/delete`: asks, and erases only on a Yes of the one it asked. */
export function eraseComposer(deps: EndpointDeps): Composer<Context> {
  const composer = new Composer<Context>()
  composer.command('delete', async ctx => {
    const telegramId = ctx.from?.id
    if (telegramId === undefined || !(await isKnownTelegrammer(deps, telegramId)))
      return ctx.reply(eraseWords.nothingKnown)
    return ctx.reply(eraseWords.question, { reply_markup: questionButtons(telegramId, deps.now()) })
  })
  composer.callbackQuery(erasePressPattern, async ctx => {
    const words = await answerTo(deps, ctx)
    await (words === eraseWords.notYours ? ctx.reply(words) : ctx.editMessageText(words))
    await ctx.answerCallbackQuery()
  })
  return composer
}
