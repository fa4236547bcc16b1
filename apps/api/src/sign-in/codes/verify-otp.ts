import type { verifyOtp as endpoint } from '@lithe/contracts/api'
import type { Database } from '../../db/database.ts'
import { recordEvent } from '../../events/record-event.ts'
import { mailboxOf } from '../../mail/mailbox-of.ts'
import { identityOf } from '../../people/authorise.ts'
import { findOrMakePerson, findPerson } from '../../people/find-person.ts'
import { done, refuse } from '../../ports/outcome.ts'
import { addressDigest } from '../../secrets/pepper.ts'
import { accountOfNames, nameDigests } from '../account-of-names.ts'
import { enter } from '../enter.ts'
import type { SignInVerbFor } from '../sign-in-context.ts'
import { shownMark } from './asking-browser.ts'
import { secretOfMailbox } from './secret-of-mailbox.ts'
import { spendAttempt } from './spend-attempt.ts'

/** Takes the code from the mail, opens a session for the account and brings along what the guest measured. */
export const verifyOtp: SignInVerbFor<typeof endpoint> = async (
  ctx,
  { email, otp: code, userIdentifier: guest },
) => {
  const { db, now } = ctx
  if (!(await ctx.limits('verify', ctx.networkAddress))) return refuse('too-many-requests')
  const mailbox = mailboxOf(email)
  if (mailbox === null) return refuse('code-wrong')
  const secret = await secretOfMailbox(db, ctx.pepper, mailbox.counted)
  const attempt = {
    addressDigest: addressDigest(secret, mailbox.address),
    ...{ code, shownDigest: shownMark(ctx.asker) },
  }
  const names = nameDigests(mailbox)
  const spent = await spendAttempt(db, secret, attempt, now)
  if (spent.is !== 'right') {
    ctx.count('code-refused')
    const account = await findPerson(db, identityOf(await accountOfNames(db, names)))
    await recordEvent(db, { kind: 'code-refused', personId: account?.id ?? null, detail: spent.is, at: now })
    if (await ctx.alarm.tellRefused()) {
      ctx.count('code-alarm')
      ctx.warn({}, 'codes are being guessed from many places: asking for one is made harder for an hour')
    }
    if (spent.is === 'wrong') return refuse('code-wrong')
    ctx.tellWait(spent.waitSeconds)
    return refuse('sign-in-locked')
  }
  const findAccount = async (transaction: Database) =>
    findOrMakePerson(transaction, identityOf(await accountOfNames(transaction, names)), now)
  await enter(ctx, findAccount, { way: 'email-code', names, guest, identifier: email })
  return done({ userIdentifier: email })
}
