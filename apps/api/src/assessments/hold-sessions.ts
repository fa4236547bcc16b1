import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { people } from '../db/schema/people.ts'
import { type StoredSession, sessions } from '../db/schema/sessions.ts'

/**
 * Keeps measurements from being erased until the report that stands on them is stored; false where one is gone.
 * The person first, as every erasing takes them: so neither waits for the other.
 */
export async function holdSessions(
  db: Database,
  personId: string,
  measured: readonly StoredSession[],
): Promise<boolean> {
  await db.select({ id: people.id }).from(people).where(eq(people.id, personId)).for('key share')
  const ids = measured.map(({ id }) => id)
  const held = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.personId, personId), inArray(sessions.id, ids)))
    .orderBy(sessions.id)
    .for('share')
  return held.length === ids.length
}
