import { firstLanguage } from '@lithe/words/languages'
import { type CallbackQueryContext, Composer, type Context, InlineKeyboard } from 'grammy'
import { identityOf } from '../../doors/people/authorise.ts'
import type { EndpointDeps } from '../../doors/register-endpoint.ts'
import type { Words } from '../../ground/ports/words.ts'
import { eraseMe } from '../../rights/erase-me.ts'
import { findProvenAccount, subjectOf } from '../../sign-in/proven-account.ts'
import { stopPress } from '../reminders/reminder-texts.ts'
import { endInChat } from '../reminders/stop-page.ts'
import { paragraphs, type WordsFor } from './answers.ts'

const prefix = 'erase'

/** How long the erasure question can be answered. */
export const questionLifeMs = 10 * 60_000

type ErasePress = {
  says: 'yes' | 'no'
  /** Who was asked. */
  telegramId: number
  askedAt: Date
}

/** Callback data of a button below the question; at most 64 bytes. */
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

/** Accepts only a prompt answer by the person who was asked. */
function countsFrom({ telegramId, askedAt }: ErasePress, presserId: number, now: Date): boolean {
  const ageMs = now.getTime() - askedAt.getTime()
  return telegramId === presserId && ageMs >= 0 && ageMs <= questionLifeMs
}

function questionButtons({ bot }: Words, telegramId: number, askedAt: Date) {
  const press = { telegramId, askedAt }
  return new InlineKeyboard()
    .text(bot.erase.yes, erasePressData({ ...press, says: 'yes' }))
    .row()
    .text(bot.erase.no, erasePressData({ ...press, says: 'no' }))
}

const accountOf = ({ db, pepper }: EndpointDeps, telegramId: number) =>
  findProvenAccount(db, subjectOf(pepper, 'telegram', String(telegramId)))

/**
 * Erases the account of a Telegram user, as DELETE /me does. Telegram's identification of the presser replaces a
 * browser's session.
 */
async function eraseTelegrammer(deps: EndpointDeps, telegramId: number): Promise<'erased' | 'nothingKnown'> {
  const account = await accountOf(deps, telegramId)
  if (!account) return 'nothingKnown'
  const caller = { userIdentifier: String(telegramId), source: 'telegram' as const, signIn: null }
  const known = { caller, identity: identityOf(account.identifierDigest), person: account }
  const asked = {
    now: deps.now(),
    networkAddress: '',
    ownOrigin: '',
    limits: async () => true,
    dropSignIn: () => {},
    reads: null,
    words: deps.words[firstLanguage],
  }
  const erased = await eraseMe({ ...deps, ...asked, ...known }, caller)
  if (!erased.ok) throw new Error(`an erasing was refused: ${erased.reason}`)
  return 'erased'
}

type Came = 'erased' | 'kept' | 'nothingKnown' | 'notYours' | 'tooOld'

async function doAsPressed(
  deps: EndpointDeps,
  { match, from }: CallbackQueryContext<Context>,
): Promise<Came> {
  const press = readErasePress(match)
  if (press.telegramId !== from.id) return 'notYours'
  if (!countsFrom(press, from.id, deps.now())) return 'tooOld'
  if (press.says === 'no') return 'kept'
  return eraseTelegrammer(deps, from.id)
}

/** `/delete`: asks, and erases only on a Yes by the same person. */
export function eraseComposer(deps: EndpointDeps, wordsFor: WordsFor): Composer<Context> {
  const composer = new Composer<Context>()
  composer.command('delete', async ctx => {
    const words = wordsFor(ctx.from)
    const { what, question, nothingKnown } = words.bot.erase
    const telegramId = ctx.from?.id
    if (telegramId === undefined || (await accountOf(deps, telegramId)) === null)
      return ctx.reply(nothingKnown)
    const buttons = questionButtons(words, telegramId, deps.now())
    return ctx.reply(paragraphs(words, [what, question]), { reply_markup: buttons })
  })
  composer.callbackQuery(erasePressPattern, async ctx => {
    const came = await doAsPressed(deps, ctx)
    const answer = wordsFor(ctx.from).bot.erase[came]
    await (came === 'notYours' ? ctx.reply(answer) : ctx.editMessageText(answer))
    await ctx.answerCallbackQuery()
  })
  return composer
}

/** `/stop`, and the button under a reminder: ends reminders to this chat. */
export function stopComposer(
  deps: Pick<EndpointDeps, 'db' | 'pepper' | 'count'>,
  wordsFor: WordsFor,
): Composer<Context> {
  const composer = new Composer<Context>()
  composer.command('stop', async ctx => {
    const { stopped, none } = wordsFor(ctx.from).bot.reminder
    return ctx.reply((await endInChat(deps, ctx.chat.id)) ? stopped : none)
  })
  // A delivered reminder is already gone; the answer is the same, since no more will come.
  composer.callbackQuery(stopPress, async ctx => {
    await endInChat(deps, ctx.from.id)
    await ctx.reply(wordsFor(ctx.from).bot.reminder.stopped)
    await ctx.answerCallbackQuery()
  })
  return composer
}
