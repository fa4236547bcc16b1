import { randomBytes, randomInt } from 'node:crypto'
import type { sendOtp as endpoint } from '@lithe/contracts/api'
import { otp } from '@lithe/contracts/constants'
import { siteOf } from '../../ground/limits/network-of.ts'
import { type Mailbox, mailboxOf } from '../../ground/mail/mailbox-of.ts'
import { done, type Outcome, refuse } from '../../ground/ports/outcome.ts'
import { addressDigest, askingNetworkDigest, codeDigest, mailboxDigest } from '../../ground/secrets/pepper.ts'
import { isKnownDevice } from '../known-devices.ts'
import { nameDigests } from '../proven-account.ts'
import { harder, makePuzzle, useSolution } from '../puzzle.ts'
import type { SignInContext, SignInVerbFor } from '../sign-in-context.ts'
import { keepMark, newMark, shownMark } from './asking-browser.ts'
import { claimSending, takeSendingBack } from './claim-sending.ts'
import { codeMail } from './code-mail.ts'
import type { Asking } from './judge-sending.ts'

/** Whether a network past its cap may continue with proof of work; null if that cap is used up too. */
async function isWorkDue(ctx: SignInContext, isKnown: boolean): Promise<boolean | null> {
  if (isKnown) return false
  if (await ctx.isWithin('send', ctx.networkAddress)) return ctx.alarm.isOn()
  return (await ctx.limits('send-with-work', ctx.networkAddress)) ? true : null
}

const newCode = () => String(randomInt(10 ** otp.digits)).padStart(otp.digits, '0')

const newSalt = () => randomBytes(16).toString('hex')

type Wish = { mailbox: Mailbox; asking: Asking }

/** Records a code for the requesting browser, marks it, and sends the email. */
async function sendCode(
  ctx: SignInContext,
  { mailbox, asking }: Wish,
): Promise<Outcome<'sent' | 'work-first', 'too-many-requests' | 'sign-in-locked' | 'unavailable'>> {
  const { db, now } = ctx
  const key = ctx.pepper.codes
  const [code, salt] = [newCode(), newSalt()]
  const { mark, askerDigest } = newMark()
  const stored = {
    addressDigest: addressDigest(key, mailbox.address),
    askerDigest,
    salt,
    codeDigest: codeDigest(key, salt, code),
  }
  const claimed = await claimSending(db, asking, stored, now)
  if (claimed === 'work-first') return done(claimed)
  if ('reason' in claimed) {
    ctx.setRetryAfter(claimed.waitSeconds)
    return refuse(claimed.reason)
  }
  keepMark(ctx.asker, mark, now)
  const posted = await ctx.mailer.send({ to: mailbox.address, ...codeMail(ctx.words, code, ctx.device) })
  if (posted.ok) return done('sent')
  await takeSendingBack(db, claimed.id)
  ctx.count('code-not-sent')
  ctx.warn({ reason: posted.reason }, 'a sign-in code could not be mailed')
  return refuse('unavailable')
}

/** Emails a new code for the requesting browser. Never reveals whether the email address has an account. */
export const sendOtp: SignInVerbFor<typeof endpoint> = async (ctx, { email, solved }) => {
  const { db, now } = ctx
  const mailbox = mailboxOf(email)
  if (mailbox === null) return refuse('address-unclear')
  const shown = { token: ctx.knownDevice.value, names: nameDigests(ctx.pepper, mailbox) }
  const isKnown = await isKnownDevice(db, shown, now)
  const isDue = await isWorkDue(ctx, isKnown)
  if (isDue === null) return refuse('too-many-requests')

  const key = ctx.pepper.codes
  const box = mailboxDigest(key, mailbox.counted)
  const isDone = solved ? await useSolution(db, key, box, solved, now) : false
  const asking: Asking = {
    mailboxDigest: box,
    networkDigest: askingNetworkDigest(key, mailbox.counted, siteOf(ctx.networkAddress)),
    shownDigest: shownMark(ctx.asker),
    isKnownDevice: isKnown,
    work: isDone ? 'done' : isDue ? 'due' : 'none',
  }
  const sent = await sendCode(ctx, { mailbox, asking })
  if (!sent.ok) return sent
  ctx.count(sent.data === 'sent' ? 'code-sent' : 'work-asked')
  if (sent.data === 'sent') return done({ puzzle: null })
  const workload = (await ctx.alarm.isOn()) ? harder(ctx.workload) : ctx.workload
  return done({ puzzle: await makePuzzle(key, box, workload, now) })
}
