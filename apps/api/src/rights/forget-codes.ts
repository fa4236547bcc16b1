import type { Caller } from '@lithe/contracts/api'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { signInCodes } from '../db/schema/sign-in-codes.ts'
import { provenAddress } from '../payments/receipts/proven-address.ts'
import { addressDigest } from '../sign-in/pepper.ts'

/** The row of a proven address's codes cannot be found from its account: only the address itself leads there. */
export async function forgetCodes(db: Database, pepper: string, caller: Caller) {
  const address = provenAddress(caller)
  if (address === null) return
  await db.delete(signInCodes).where(eq(signInCodes.addressDigest, addressDigest(pepper, address)))
}
