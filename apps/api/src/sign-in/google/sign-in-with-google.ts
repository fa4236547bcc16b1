import { createHash, randomBytes } from 'node:crypto'
import type * as endpoints from '@lithe/contracts/api'
import type { HostCookie } from '../../doors/http/host-cookie.ts'
import { findSignIn } from '../../doors/sign-ins/kept-sign-ins.ts'
import { mailboxOf } from '../../ground/mail/mailbox-of.ts'
import type { SignInProof } from '../../ground/ports/caller.ts'
import { done, type Outcome, refuse } from '../../ground/ports/outcome.ts'
import type { VerbFor } from '../../ground/ports/verb.ts'
import { clockSkewMs, consumeProof } from '../consume-proof.ts'
import { enter } from '../enter.ts'
import {
  accountOfNames,
  findOrProveAccount,
  findProvenAccount,
  isOwnAccount,
  nameDigests,
  type Subject,
  subjectOf,
} from '../proven-account.ts'
import type { SignInContext } from '../sign-in-context.ts'
import { detailsFromToken } from './details-from-token.ts'
import { type Google, type IdToken, readIdToken, tokenLifeMs } from './read-id-token.ts'

export type GoogleContext = SignInContext & {
  /** Null when Google sign-in is disabled. */
  google: Google | null
  /** Binds a sign-in to the browser that began it. */
  nonce: HostCookie
}

type GoogleVerbFor<E> = VerbFor<E, object, GoogleContext>

const secretBytes = 32
const nonceLifeMs = 15 * 60_000

const newNonceSecret = () => randomBytes(secretBytes).toString('base64url')

/** Google and its token see only the hash, so a leaked token is useless in another browser. */
const nonceOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/** Begins a Google sign-in: the browser keeps a secret whose hash Google signs into the token. */
export const beginGoogle: GoogleVerbFor<typeof endpoints.beginGoogle> = async ctx => {
  if (!ctx.google) return refuse('sign-in-off')
  if (!(await ctx.limits('sign-in', ctx.networkAddress))) return refuse('too-many-requests')
  const secret = newNonceSecret()
  ctx.nonce.keep(secret, new Date(ctx.now.getTime() + nonceLifeMs))
  return done({ nonce: nonceOf(secret) })
}

const googleMail = /@(gmail|googlemail)\.com$/

/**
 * For other email addresses Google only knows that it once sent an email there, not who owns them today. A
 * Workspace domain vouches only for itself; Google may verify others less strictly.
 */
const isRunByGoogle = ({ email, hd }: IdToken) =>
  googleMail.test(email) || (hd !== undefined && email.endsWith(`@${hd.toLowerCase()}`))

/**
 * Whether an unknown Google subject may open an email address's account: Google hosts its email, or this
 * browser has just proven the address.
 */
const mayOpenAccount = (token: IdToken, address: string, signIn: SignInProof | null) =>
  isRunByGoogle(token) || (signIn?.account === address && signIn.names.includes(address))

type Unproven = 'proof-refused' | 'proof-stale' | 'google-unreachable'

/** Reads the claims of a token made for the presenting browser. */
async function readProof(
  ctx: GoogleContext,
  google: Google,
  credential: string,
): Promise<Outcome<IdToken, Unproven>> {
  const read = await readIdToken(google, credential, ctx.now)
  if (!read.ok && read.reason === 'google-unreachable') {
    ctx.count('google-unreachable')
    ctx.warn({ reason: read.why }, 'the keys of Google could not be read')
    return refuse(read.reason)
  }
  if (!read.ok) return refuse(read.reason)
  const { value: secret } = ctx.nonce
  if (secret === null) return refuse('proof-stale')
  return read.data.nonce === nonceOf(secret) ? read : refuse('proof-refused')
}

const subjectOfToken = ({ pepper }: Pick<GoogleContext, 'pepper'>, { sub }: IdToken): Subject =>
  subjectOf(pepper, 'google', sub)

async function isWelcome(ctx: GoogleContext, token: IdToken, address: string) {
  const { db, signIn, now } = ctx
  if (await findProvenAccount(db, subjectOfToken(ctx, token))) return true
  return mayOpenAccount(token, address, await findSignIn(db, signIn.token, now))
}

type Arrival = { account: string; names: string[]; guest: string | undefined }

/** Consumes the nonce and opens the session atomically. */
function enterOnce(ctx: GoogleContext, token: IdToken, { account, names, guest }: Arrival) {
  const { db, now } = ctx
  const expiresAt = new Date(now.getTime() + tokenLifeMs + 2 * clockSkewMs)
  return db.transaction(async transaction => {
    if (!(await consumeProof(transaction, { proof: `google:${token.nonce}`, expiresAt }, now))) return null
    return enter(
      { ...ctx, db: transaction },
      inside => findOrProveAccount(inside, subjectOfToken(ctx, token), account, now),
      { way: 'google', names, guest, identifier: token.email },
    )
  })
}

/** Exchanges Google's ID token for a session of the subject's account. */
export const signInWithGoogle: GoogleVerbFor<typeof endpoints.signInWithGoogle> = async (
  ctx,
  { credential, userIdentifier: guest, provesAgain },
) => {
  const { google } = ctx
  if (!google) return refuse('sign-in-off')
  if (!(await ctx.limits('sign-in', ctx.networkAddress))) return refuse('too-many-requests')
  const proof = await readProof(ctx, google, credential)
  if (!proof.ok) {
    if (proof.reason !== 'google-unreachable') ctx.count('proof-refused')
    return proof
  }
  const token = proof.data
  const mailbox = mailboxOf(token.email)
  if (mailbox === null) return refuse('proof-refused')
  const names = nameDigests(ctx.pepper, mailbox)
  const account = await accountOfNames(ctx.db, names)
  const opens = (await findProvenAccount(ctx.db, subjectOfToken(ctx, token)))?.identifierDigest ?? account
  if (provesAgain && !(await isOwnAccount(ctx, opens))) return refuse('other-account')
  if (!(await isWelcome(ctx, token, account))) return refuse('email-code-first')
  const tellDevice = await enterOnce(ctx, token, { account, names, guest })
  if (tellDevice === null) {
    ctx.count('proof-refused')
    return refuse('proof-stale')
  }
  await tellDevice()
  ctx.nonce.drop()
  return done({ userIdentifier: token.email, userDetails: detailsFromToken(token, ctx.now) })
}
