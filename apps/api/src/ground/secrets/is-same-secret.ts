import type { Database } from '../db/database.ts'
import { secretChecks } from '../db/schema/sign-in.ts'
import type { Pepper } from './pepper.ts'

/** Whether the database was always used with this secret; the first secret is remembered. */
export async function isSameSecret(db: Database, { check }: Pick<Pepper, 'check'>): Promise<boolean> {
  await db.insert(secretChecks).values({ value: check }).onConflictDoNothing()
  const [kept] = await db.select().from(secretChecks)
  return kept?.value === check
}
