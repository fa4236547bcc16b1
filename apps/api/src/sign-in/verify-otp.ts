import type { verifyOtp as endpoint } from '@lithe/contracts/api'
import { done, refuse } from '../outcome.ts'
import { findOrMakePerson } from '../people/find-person.ts'
import { moveGuest } from './move-guest.ts'
import { openSession } from './open-session.ts'
import { addressDigest } from './pepper.ts'
import type { SignInVerbFor } from './sign-in-context.ts'
import { spendAttempt } from './spend-attempt.ts'

/** Takes the code from the mail, opens a session for the account and brings along what the guest measured. */
export const verifyOtp: SignInVerbFor<typeof endpoint> = async (
  ctx,
  { email, otp: code, userIdentifier: guest },
) => {
  const { db, pepper, now, session } = ctx
  if (!(await ctx.limits('verify', ctx.networkAddress))) return refuse('too-many-requests')
  const attempt = { addressDigest: addressDigest(pepper, email), code }
  const spent = await spendAttempt(db, pepper, attempt, now)
  if (!spent.ok) {
    ctx.count('code-refused')
    return spent
  }
  const opened = await db.transaction(async transaction => {
    const account = await findOrMakePerson(transaction, { identifier: email, keeper: email }, now)
    if (guest) await moveGuest(transaction, guest, account)
    return openSession(transaction, account.id, session.token, now)
  })
  session.keep(opened.token, opened.expiresAt)
  ctx.count('signed-in')
  return done({ userIdentifier: email })
}
