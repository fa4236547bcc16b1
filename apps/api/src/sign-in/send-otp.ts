import type { sendOtp as endpoint } from '@lithe/contracts/api'
import { done, refuse } from '../outcome.ts'
import { askerDigest, keepMark, markOf } from './asking-browser.ts'
import { claimSending, takeSendingBack } from './claim-sending.ts'
import { codeMail } from './code-mail.ts'
import { newCode, newSalt } from './new-code.ts'
import { addressDigest, codeDigest } from './pepper.ts'
import { secretOfAddress } from './secret-of-address.ts'
import type { SignInVerbFor } from './sign-in-context.ts'

/** Mails a new code, good in the browser that asks. Nothing here depends on whether the address has an account. */
export const sendOtp: SignInVerbFor<typeof endpoint> = async (ctx, { email }) => {
  const { db, now } = ctx
  if (!(await ctx.limits('send', ctx.networkAddress))) return refuse('too-many-requests')
  const secret = await secretOfAddress(db, ctx.pepper, email)
  const code = newCode()
  const salt = newSalt()
  const mark = markOf(ctx.asker)
  const stored = {
    addressDigest: addressDigest(secret, email),
    salt,
    codeDigest: codeDigest(secret, salt, code),
    askerDigest: askerDigest(mark),
  }
  const claimed = await claimSending(db, stored, now)
  if (!claimed.ok) return claimed
  const posted = await ctx.mailer.send({ to: email, ...codeMail(code) })
  if (!posted.ok) {
    await takeSendingBack(db, stored, now)
    ctx.count('code-not-sent')
    ctx.warn({ reason: posted.reason }, 'a sign-in code could not be mailed')
    return refuse('unavailable')
  }
  ctx.count('code-sent')
  keepMark(ctx.asker, mark, now)
  return done({})
}
