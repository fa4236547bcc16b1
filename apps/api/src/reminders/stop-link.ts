import { createHash } from 'node:crypto'
import { apiPrefix } from '@lithe/contracts/api'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { reminders } from '../db/schema/reminders.ts'
import type { Occurrence } from '../ports/occurrence.ts'
import { type Pepper, peppered } from '../secrets/pepper.ts'

/** Where a mail's link leads, the key behind it; GET shows a page, POST ends the reminders. */
export const stopPath = `${apiPrefix}/reminder-stop`

/**
 * The key that ends reminders of a person, and can do nothing else. It is the same in each of their mails, so that the
 * link of an old one still ends what was asked for later, and it tells nothing of the person.
 */
const stopKey = ({ newest }: Pepper, personId: string) => peppered(newest, 'reminder-stop', personId)

/** What the database keeps of a key. */
const digestOf = (key: string) => createHash('sha256').update(key).digest('hex')

export const stopDigestOf = (pepper: Pepper, personId: string) => digestOf(stopKey(pepper, personId))

export const stopAddress = (pepper: Pepper, personId: string, ownOrigin: string) =>
  `${ownOrigin}${stopPath}/${stopKey(pepper, personId)}`

type EndingContext = { db: Database; count: (occurrence: Occurrence) => void }

/** Ends the reminder that the key was made for; idempotent, and without effect where there is none. */
export async function endByLink({ db, count }: EndingContext, key: string) {
  const gone = await db
    .delete(reminders)
    .where(eq(reminders.stopDigest, digestOf(key)))
    .returning()
  if (gone.length > 0) count('reminder-stopped')
}

/** Ends the reminders that go to a chat with the bot; whether there was one. */
export async function endInChat({ db, count }: EndingContext, chatId: number): Promise<boolean> {
  const gone = await db.delete(reminders).where(eq(reminders.chatId, chatId)).returning()
  if (gone.length > 0) count('reminder-stopped')
  return gone.length > 0
}
