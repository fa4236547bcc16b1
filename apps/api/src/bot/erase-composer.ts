import { type CallbackQueryContext, Composer, type Context, InlineKeyboard } from 'grammy'
import type { EndpointDeps } from '../doors/register-endpoint.ts'
import { eraseTelegrammer, isKnownTelegrammer } from './erase-telegrammer.ts'

const prefix = 'erase'

/** How long the question can be answered: later, it was not just asked. */
export const questionLifeMs = 10 * 60_000

type ErasePress = {
  says: 'yes' | 'no'
  /** Who was asked. */
  telegramId: number
  askedAt: Date
}

/** What a button under the question brings back; Telegram takes 64 bytes. */
export const erasePressData = ({ says, telegramId, askedAt }: ErasePress) =>
  [prefix, says, telegramId, askedAt.getTime()].join(':')

const erasePressPattern = /^erase:(yes|no):(\d{1,16}):(\d{1,16})$/

function readErasePress(match: string | RegExpMatchArray): ErasePress {
  const [, says, telegramId, askedAt] = match
  return {
    says: says === 'yes' ? 'yes' : 'no',
    telegramId: Number(telegramId),
    askedAt: new Date(Number(askedAt)),
  }
}

/** Only an answer of the one who was asked, and soon, counts. */
function countsFrom({ telegramId, askedAt }: ErasePress, presserId: number, now: Date): boolean {
  const ageMs = now.getTime() - askedAt.getTime()
  return telegramId === presserId && ageMs >= 0 && ageMs <= questionLifeMs
}

export const eraseWords = {
  question:
    'This erases everything that is kept of you: your reports, the measurements behind them, the people you added, and every sign-in. It cannot be brought back.\n\nShall I erase it all?',
  yes: 'Yes, erase everything',
  no: 'No, keep it',
  erased:
    'It is all erased: we keep nothing of yours any more. What a phone itself remembers, your name and age for one, it forgets when you next open Lithe from this chat. In a browser, Your data → Erase everything does it. Thank you for moving with us.',
  kept: 'Good. Everything stays as it is.',
  nothingKnown: 'There is nothing of yours here: nothing to erase.',
  tooOld: 'That question is an old one, so I changed nothing. Send /delete to be asked again.',
  notYours: 'That question was put to somebody else.',
} as const

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
