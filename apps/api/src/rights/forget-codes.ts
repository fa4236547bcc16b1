import type { Caller } from '@lithe/contracts/api'
import { inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { signInCodes } from '../db/schema/sign-in-codes.ts'
import { mailboxOf } from '../mail/mailbox-of.ts'
import { provenAddress } from '../payments/proven-address.ts'
import { addressDigest, type Pepper, secretsOf } from '../secrets/pepper.ts'

/** The rows of a proven address's codes cannot be found from its account: only the address itself leads there. */
export async function forgetCodes(db: Database, pepper: Pepper, caller: Caller) {
  const address = provenAddress(caller)
  const mailbox = address === null ? null : mailboxOf(address)
  if (mailbox === null) return
  const digests = secretsOf(pepper).map(secret => addressDigest(secret, mailbox.address))
  await db.delete(signInCodes).where(inArray(signInCodes.addressDigest, digests))
}
