import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { signInCodes } from '../db/schema/sign-in-codes.ts'
import { addressDigest, type Pepper } from './pepper.ts'

/** The secret an address is known under: the one before as long as a row of it counts, so that nothing begins anew. */
export async function secretOfAddress(
  db: Database,
  { newest, before }: Pepper,
  email: string,
): Promise<string> {
  if (before === null) return newest
  const isKnownUnderIt = eq(signInCodes.addressDigest, addressDigest(before, email))
  return (await db.$count(signInCodes, isKnownUnderIt)) > 0 ? before : newest
}
