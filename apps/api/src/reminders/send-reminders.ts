import { and, eq, getTableColumns, lte } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database.ts'
import { people } from '../db/schema/people.ts'
import { reminders, type StoredReminder } from '../db/schema/reminders.ts'
import { everyWhile } from '../http/rounds.ts'
import type { Mailer } from '../mail/mailers.ts'
import type { ChatButton, Chats } from '../ports/chats.ts'
import type { Occurrence } from '../ports/occurrence.ts'
import type { Warn } from '../ports/payments.ts'
import { type AllWords, type Words, wordsFor } from '../ports/words.ts'
import type { Pepper } from '../secrets/pepper.ts'
import { beginPath, reminderMail, reminderMessage, stopButton } from './reminder-texts.ts'
import { stopAddress, stopDigestOf } from './stop-page.ts'

export type SendingContext = {
  db: Database
  now: Date
  words: AllWords
  pepper: Pepper
  mailer: Mailer
  /** Null where there is no bot. */
  chats: Chats | null
  /** Where phones open the mini app; null where there is none to open. */
  miniAppUrl: string | null
  count: (occurrence: Occurrence) => void
  warn: Warn
}

const minuteMs = 60_000
/** After the first try, the second and so on; then a reminder is given up and forgotten. */
const waitsMs = [minuteMs, 10 * minuteMs, 60 * minuteMs, 6 * 60 * minuteMs]
const mostTries = waitsMs.length + 1
const mostAtOnce = 20

/** Takes a try before it is made, so that two servers never make the same one; of a reminder that was stopped, none. */
async function claimTry({ db, now, pepper }: SendingContext, { id, tries, personId }: StoredReminder) {
  const dueAt = new Date(now.getTime() + (waitsMs[tries] ?? 0))
  const claimed = await db
    .update(reminders)
    .set({ tries: tries + 1, dueAt, stopDigest: stopDigestOf(pepper, personId) })
    .where(and(eq(reminders.id, id), eq(reminders.tries, tries)))
    .returning()
  return claimed.length > 0
}

type Went = { ok: true } | { ok: false; reason: string }

function mail({ mailer, pepper }: SendingContext, words: Words, due: StoredReminder): Promise<Went> {
  const endsAt = stopAddress(pepper, due.personId, due.ownOrigin)
  return mailer.send({ to: due.address ?? '', ...reminderMail(words, due, endsAt) })
}

async function message(
  { chats, miniAppUrl }: SendingContext,
  words: Words,
  due: StoredReminder,
): Promise<Went> {
  if (chats === null || due.chatId === null) return { ok: false, reason: 'bot-off' }
  const begin: ChatButton[] =
    miniAppUrl === null ? [] : [{ text: words.bot.begin, opens: miniAppUrl + beginPath }]
  return chats.sendText(due.chatId, reminderMessage(words, due), [...begin, stopButton(words)])
}

/** Who blocked the bot, or whose address is none, is not tried again. */
const isForGood = (reason: string) => reason === 'bot-blocked' || reason === 'no-address'

async function send(ctx: SendingContext, due: StoredReminder, language: string | null) {
  const words = wordsFor(ctx.words, { saved: language })
  const went = await (due.way === 'mail' ? mail(ctx, words, due) : message(ctx, words, due))
  const tries = due.tries + 1
  if (!went.ok) {
    ctx.warn({ reason: went.reason, reminder: due.id, tries }, 'a reminder could not be sent')
    if (tries < mostTries && !isForGood(went.reason)) return
  }
  await ctx.db.delete(reminders).where(eq(reminders.id, due.id))
  ctx.count(went.ok ? 'reminder-sent' : 'reminder-given-up')
}

/** Sends the reminders whose time has come, each once, and tries again later what cannot be sent now. */
export async function sendDueReminders(ctx: SendingContext) {
  const due = await ctx.db
    .select({ reminder: getTableColumns(reminders), language: people.language })
    .from(reminders)
    .innerJoin(people, eq(people.id, reminders.personId))
    .where(lte(reminders.dueAt, ctx.now))
    .orderBy(reminders.dueAt)
    .limit(mostAtOnce)
  for (const { reminder, language } of due)
    if (await claimTry(ctx, reminder)) await send(ctx, reminder, language)
}

const roundMs = 20_000

/** While the server runs, reminders go out at their time. */
export function startReminderRounds(
  app: FastifyInstance,
  { now, ...deps }: Omit<SendingContext, 'now' | 'warn'> & { now: () => Date },
) {
  const warn: Warn = (facts, text) => app.log.warn(facts, text)
  everyWhile(app, roundMs, 'reminders', () => sendDueReminders({ ...deps, now: now(), warn }))
}
