import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { people } from '../db/schema/people.ts'
import { signInSessions } from '../db/schema/sign-in-sessions.ts'

/** Narrows a statement to the sessions of one account, named by its digest. */
export const sessionsOf = (db: Database, account: string) =>
  inArray(
    signInSessions.accountId,
    db.select({ id: people.id }).from(people).where(eq(people.identifierDigest, account)),
  )
