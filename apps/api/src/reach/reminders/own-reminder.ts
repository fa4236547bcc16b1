import { randomUUID } from 'node:crypto'
import type {
  Reminder,
  readReminder as readEndpoint,
  setReminder as setEndpoint,
  stopReminder as stopEndpoint,
} from '@lithe/contracts/api'
import { eq } from 'drizzle-orm'
import { provenAddress } from '../../doors/people/authorise.ts'
import { findOrMakePerson } from '../../doors/people/find-person.ts'
import { forgetRemindersOf } from '../../doors/people/forget-reminders.ts'
import type { BotSettings } from '../../ground/config/config.ts'
import { reminders, type StoredReminder } from '../../ground/db/schema/reminders.ts'
import { enqueue } from '../../ground/jobs/jobs.ts'
import type { Known } from '../../ground/ports/caller.ts'
import { done, type Outcome, refuse } from '../../ground/ports/outcome.ts'
import type { VerbContext, VerbFor } from '../../ground/ports/verb.ts'
import { chatDigest, type Pepper } from '../../ground/secrets/pepper.ts'
import { sealPlace } from '../../ground/secrets/seal.ts'
import { findOwnChat } from '../../sign-in/telegram/launch-account.ts'
import { momentOf } from './moment-of.ts'
import { momentIn, stopButton } from './reminder-texts.ts'
import { stopDigestOf } from './stop-page.ts'

export type ReminderDeps = {
  pepper: Pepper
  /** Whether this server sends email. */
  canMail: boolean
  bot: Pick<BotSettings, 'token'> | null
}

type ReminderContext = VerbContext & ReminderDeps

const toReminder = ({ way, weeks, time, zone, remindAt }: StoredReminder): Reminder => ({
  way,
  weeks,
  time,
  zone,
  at: remindAt.toISOString(),
})

/** Returns the person's reminder and how they can be reached. */
export const readReminder: VerbFor<typeof readEndpoint, object, ReminderContext> = async ctx => {
  const { db, person, caller, canMail, chats } = ctx
  const [found] = person ? await db.select().from(reminders).where(eq(reminders.personId, person.id)) : []
  return done({
    reminder: found ? toReminder(found) : null,
    canMail,
    mailTo: canMail ? provenAddress(caller) : null,
    canMessage: chats !== null,
  })
}

type Place = Pick<StoredReminder, 'way' | 'sealedPlace' | 'chatDigest'>
type NoPlace = 'address-missing' | 'proof-refused' | 'bot-off' | 'bot-blocked' | 'unavailable'

function mailbox({ canMail, caller, pepper }: ReminderContext & Known['account']): Outcome<Place, NoPlace> {
  if (!canMail) return refuse('unavailable')
  const address = provenAddress(caller)
  if (address === null) return refuse('address-missing')
  return done({ way: 'mail', sealedPlace: sealPlace(pepper, address), chatDigest: null })
}

/** Confirms the reminder, with a button that ends it: only sending reveals whether the bot may write. */
async function chat(
  ctx: ReminderContext & Known['account'],
  initData: string,
  { remindAt, zone }: Pick<StoredReminder, 'remindAt' | 'zone'>,
): Promise<Outcome<Place, NoPlace>> {
  const { bot, chats, words, pepper } = ctx
  if (bot === null || chats === null) return refuse('bot-off')
  const chatId = await findOwnChat(ctx, bot.token, initData)
  if (chatId === null) return refuse('proof-refused')
  const moment = momentIn(words, remindAt, zone)
  const sent = await chats.sendText(chatId, words.bot.reminder.set({ moment }), [stopButton(words)])
  const place = { sealedPlace: sealPlace(pepper, chatId), chatDigest: chatDigest(pepper, chatId) }
  return sent.ok ? done({ way: 'message', ...place }) : sent
}

/** Sets a person's reminder, replacing any earlier one. */
export const setReminder: VerbFor<typeof setEndpoint, object, ReminderContext> = async (
  ctx,
  { weeks, time, zone, by },
) => {
  const { db, identity, now, ownOrigin, pepper } = ctx
  if (!(await ctx.limits('reminder', identity.keeper))) return refuse('too-many-requests')
  const remindAt = momentOf({ weeks, time, zone }, now)
  const place = by.way === 'mail' ? mailbox(ctx) : await chat(ctx, by.initData, { remindAt, zone })
  if (!place.ok) return place
  const stored = await db.transaction(async transaction => {
    const { id: personId } = await findOrMakePerson(transaction, identity, now)
    const when = { weeks, time, zone, remindAt, dueAt: remindAt, tries: 0, setAt: now }
    const where = { ...place.data, ownOrigin, stopDigest: stopDigestOf(pepper, personId) }
    const kept = { id: randomUUID(), personId, ...when, ...where }
    await forgetRemindersOf(transaction, [personId])
    const [row] = await transaction
      .insert(reminders)
      .values(kept)
      .onConflictDoUpdate({ target: reminders.personId, set: kept })
      .returning()
    await enqueue(transaction, 'reminder', kept.id, remindAt)
    return row
  })
  if (!stored) throw new Error('a reminder was not kept')
  ctx.count('reminder-set')
  return done({ reminder: toReminder(stored) })
}

/** Deletes a person's reminder; idempotent. */
export const stopReminder: VerbFor<typeof stopEndpoint> = async ({ db, person, count }) => {
  if (!person) return done({})
  const gone = await forgetRemindersOf(db, [person.id])
  if (gone > 0) count('reminder-stopped')
  return done({})
}
