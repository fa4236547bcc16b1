import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { signInCodes } from '../../db/schema/sign-in-codes.ts'
import { mailboxDigest, type Pepper } from '../../secrets/pepper.ts'

/** The secret a mailbox is known under: the one before as long as a row of it counts, so that nothing begins anew. */
export async function secretOfMailbox(
  db: Database,
  { newest, before }: Pepper,
  counted: string,
): Promise<string> {
  if (before === null) return newest
  const isKnownUnderIt = eq(signInCodes.mailboxDigest, mailboxDigest(before, counted))
  return (await db.$count(signInCodes, isKnownUnderIt)) > 0 ? before : newest
}
