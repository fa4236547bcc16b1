import { createHash, randomBytes } from 'node:crypto'
import type { beginGoogle as endpoint } from '@lithe/contracts/api'
import type { HostCookie } from '../../http/host-cookie.ts'
import { done, refuse } from '../../ports/outcome.ts'
import type { VerbFor } from '../../ports/verb.ts'
import type { SignInContext } from '../sign-in-context.ts'
import type { Google } from './read-id-token.ts'

/** What the verbs of signing in with Google are given on top. */
export type GoogleContext = SignInContext & {
  /** Null where Google is no way in. */
  google: Google | null
  /** Binds a sign-in to the browser that began it. */
  nonce: HostCookie
}

export type GoogleVerbFor<E> = VerbFor<E, object, GoogleContext>

const secretBytes = 32
const nonceLifeMs = 15 * 60_000

const newNonceSecret = () => randomBytes(secretBytes).toString('base64url')

/** Google and its token learn the hash only: a token that leaks is worth nothing in another browser. */
export const nonceOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/** Begins a sign-in with Google: this browser keeps a secret, and Google puts its hash into the token. */
export const beginGoogle: GoogleVerbFor<typeof endpoint> = async ctx => {
  if (!ctx.google) return refuse('sign-in-off')
  if (!(await ctx.limits('sign-in', ctx.networkAddress))) return refuse('too-many-requests')
  const secret = newNonceSecret()
  ctx.nonce.keep(secret, new Date(ctx.now.getTime() + nonceLifeMs))
  return done({ nonce: nonceOf(secret) })
}
