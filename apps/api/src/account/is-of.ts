import { type AnyColumn, eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { people } from '../db/schema/people.ts'

/** Narrows a statement to the rows of one account, named by its digest. */
export const isOf = (db: Database, account: string, accountId: AnyColumn) =>
  inArray(accountId, db.select({ id: people.id }).from(people).where(eq(people.identifierDigest, account)))
