import type { SignInWay } from '@lithe/contracts/api'
import type { Database } from '../db/database.ts'
import type { Person } from '../db/schema/people.ts'
import { moveGuest } from './move-guest.ts'
import { openSession } from './open-session.ts'
import type { SignInContext } from './sign-in-context.ts'

type Entry = {
  way: SignInWay
  /** Digests of the identifiers that were proven. */
  names: string[]
  /** A guest id whose assessments and profiles come along. */
  guest: string | undefined
}

/** What every way of signing in ends with: the guest's things move over, and the device gets its session. */
export async function enter(
  ctx: Pick<SignInContext, 'db' | 'session' | 'device' | 'now' | 'count'>,
  findAccount: (transaction: Database) => Promise<Person>,
  { way, names, guest }: Entry,
): Promise<void> {
  const { db, session, device, now } = ctx
  const opened = await db.transaction(async transaction => {
    const account = await findAccount(transaction)
    if (guest) await moveGuest(transaction, guest, account)
    const oldToken = session.token
    return openSession(transaction, { accountId: account.id, names, way, device, oldToken }, now)
  })
  session.keep(opened.token, opened.expiresAt)
  ctx.count('signed-in')
}
