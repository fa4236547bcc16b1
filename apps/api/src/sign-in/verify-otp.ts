import type { verifyOtp as endpoint } from '@lithe/contracts/api'
import { done, refuse } from '../outcome.ts'
import { identityOf, nameDigest } from '../people/authorise.ts'
import { findOrMakePerson } from '../people/find-person.ts'
import { enter } from './enter.ts'
import { addressDigest } from './pepper.ts'
import { secretOfAddress } from './secret-of-address.ts'
import type { SignInVerbFor } from './sign-in-context.ts'
import { spendAttempt } from './spend-attempt.ts'

/** Takes the code from the mail, opens a session for the account and brings along what the guest measured. */
export const verifyOtp: SignInVerbFor<typeof endpoint> = async (
  ctx,
  { email, otp: code, userIdentifier: guest },
) => {
  const { db, now } = ctx
  if (!(await ctx.limits('verify', ctx.networkAddress))) return refuse('too-many-requests')
  const secret = await secretOfAddress(db, ctx.pepper, email)
  const attempt = { addressDigest: addressDigest(secret, email), code, mark: ctx.asker.value }
  const spent = await spendAttempt(db, secret, attempt, now)
  if (!spent.ok) {
    ctx.count('code-refused')
    if (await ctx.alarm.tellRefused()) {
      ctx.count('code-alarm')
      ctx.warn({}, 'codes are being guessed from many places: asking for one is made harder for an hour')
    }
    return spent
  }
  const address = nameDigest(email)
  const findAccount = (transaction: typeof db) => findOrMakePerson(transaction, identityOf(address), now)
  await enter(ctx, findAccount, { way: 'email-code', names: [address], guest, identifier: email })
  return done({ userIdentifier: email })
}
