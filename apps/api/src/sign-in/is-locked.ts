import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { signInCodes as codes } from '../db/schema/sign-in-codes.ts'

/** Whether an address rests after its last wrong code. */
export async function isLocked(db: Database, addressDigest: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ until: codes.lockedUntil })
    .from(codes)
    .where(eq(codes.addressDigest, addressDigest))
  return row?.until ? row.until > now : false
}
