import { and, eq, getTableColumns, gte, lt } from 'drizzle-orm'
import type { Database } from '../../ground/db/database.ts'
import { people } from '../../ground/db/schema/people.ts'
import { reminders, type StoredReminder } from '../../ground/db/schema/reminders.ts'
import { mostTries } from '../../ground/jobs/jobs.ts'
import { type Attempt, JobFailed } from '../../ground/jobs/run-jobs.ts'
import type { Mailer } from '../../ground/mail/mailers.ts'
import type { ChatButton, Chats } from '../../ground/ports/chats.ts'
import type { Occurrence } from '../../ground/ports/occurrence.ts'
import type { Warn } from '../../ground/ports/payments.ts'
import { type AllWords, type Words, wordsFor } from '../../ground/ports/words.ts'
import type { Pepper } from '../../ground/secrets/pepper.ts'
import { openPlace } from '../../ground/secrets/seal.ts'
import { beginPath, reminderMail, reminderMessage, stopButton } from './reminder-texts.ts'
import { stopAddress, stopDigestOf } from './stop-page.ts'

export type SendingContext = {
  db: Database
  now: Date
  words: AllWords
  pepper: Pepper
  mailer: Mailer
  chats: Chats | null
  /** Public URL of the mini app, or null. */
  miniAppUrl: string | null
  count: (occurrence: Occurrence) => void
  warn: Warn
}

const minuteMs = 60_000

/**
 * Counts an attempt before making it: a server presumed lost may still be sending, and of two servers with
 * the same count only one proceeds. Returns nothing for a stopped reminder.
 */
async function claimTry({ db, now, pepper }: SendingContext, { id, tries, personId }: StoredReminder) {
  const dueAt = new Date(now.getTime() + minuteMs * 2 ** tries)
  const claimed = await db
    .update(reminders)
    .set({ tries: tries + 1, dueAt, stopDigest: stopDigestOf(pepper, personId) })
    .where(and(eq(reminders.id, id), eq(reminders.tries, tries)))
    .returning()
  return claimed.length > 0
}

type Went = { ok: true } | { ok: false; reason: string }

/** The database was used with another secret. */
const unreadable: Went = { ok: false, reason: 'no-address' }

async function mail({ mailer, pepper }: SendingContext, words: Words, due: StoredReminder): Promise<Went> {
  const endsAt = stopAddress(pepper, due.personId, due.ownOrigin)
  const to = openPlace(pepper, due.sealedPlace)
  return to === null ? unreadable : mailer.send({ to, ...reminderMail(words, due, endsAt) })
}

async function message(
  { chats, miniAppUrl, pepper }: SendingContext,
  words: Words,
  due: StoredReminder,
): Promise<Went> {
  if (chats === null) return { ok: false, reason: 'bot-off' }
  const chatId = openPlace(pepper, due.sealedPlace)
  if (chatId === null) return unreadable
  const begin: ChatButton[] =
    miniAppUrl === null ? [] : [{ text: words.bot.begin, opens: miniAppUrl + beginPath }]
  return chats.sendText(Number(chatId), reminderMessage(words, due), [...begin, stopButton(words)])
}

/** Permanent failures, which are not retried. */
const isForGood = (reason: string) => reason === 'bot-blocked' || reason === 'no-address'

async function send(ctx: SendingContext, due: StoredReminder, language: string | null, isLast: boolean) {
  const words = wordsFor(ctx.words, { saved: language })
  const went = await (due.way === 'mail' ? mail(ctx, words, due) : message(ctx, words, due))
  if (!went.ok)
    ctx.warn({ reason: went.reason, reminder: due.id, tries: due.tries + 1 }, 'a reminder could not be sent')
  const isOver = went.ok || isForGood(went.reason)
  if (isOver) await ctx.db.delete(reminders).where(eq(reminders.id, due.id))
  if (isOver || isLast) ctx.count(went.ok ? 'reminder-sent' : 'reminder-given-up')
  if (!isOver) throw new JobFailed(went.reason)
}

/** Sends a due reminder once, unless it was stopped or changed. Throws so that the job retries. */
export async function sendReminder(ctx: SendingContext, { rowId, isLast }: Attempt): Promise<void> {
  const [due] = await ctx.db
    .select({ reminder: getTableColumns(reminders), language: people.language })
    .from(reminders)
    .innerJoin(people, eq(people.id, reminders.personId))
    .where(eq(reminders.id, rowId))
  if (!due) return
  if (!(await claimTry(ctx, due.reminder))) throw new JobFailed('another server is sending it')
  await send(ctx, due.reminder, due.language, isLast)
}

/** Deletes reminders that were given up, once their jobs can no longer be inspected. */
export const forgetGivenUpReminders = (db: Database, before: Date) =>
  db.delete(reminders).where(and(gte(reminders.tries, mostTries('reminder')), lt(reminders.dueAt, before)))
