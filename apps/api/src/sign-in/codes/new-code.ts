import { randomBytes, randomInt } from 'node:crypto'
import { otp } from '@lithe/contracts/constants'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { signInCodes } from '../../db/schema/sign-in.ts'
import { mailboxDigest, type Pepper } from '../../secrets/pepper.ts'

export const newCode = () => String(randomInt(10 ** otp.digits)).padStart(otp.digits, '0')

export const newSalt = () => randomBytes(16).toString('hex')

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
