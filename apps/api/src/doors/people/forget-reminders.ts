import { inArray, type SQL } from 'drizzle-orm'
import type { Database } from '../../ground/db/database.ts'
import { reminders } from '../../ground/db/schema/reminders.ts'
import { dropJobs } from '../../ground/jobs/jobs.ts'

/** Deletes reminders and their jobs; returns how many. */
async function forget(db: Database, which: SQL): Promise<number> {
  const gone = await db.delete(reminders).where(which).returning({ id: reminders.id })
  await dropJobs(
    db,
    'reminder',
    gone.map(({ id }) => id),
  )
  return gone.length
}

/** Deletes both or neither. */
export const forgetReminders = (db: Database, which: SQL): Promise<number> =>
  db.transaction(transaction => forget(transaction, which))

export const forgetRemindersOf = (db: Database, personIds: readonly string[]) =>
  forgetReminders(db, inArray(reminders.personId, [...personIds]))
