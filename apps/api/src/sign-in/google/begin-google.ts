import type { beginGoogle as endpoint } from '@lithe/contracts/api'
import { done, refuse } from '../../ports/outcome.ts'
import type { GoogleVerbFor } from './google-context.ts'
import { newNonceSecret, nonceLifeMs, nonceOf } from './nonce.ts'

/** Begins a sign-in with Google: this browser keeps a secret, and Google puts its hash into the token. */
export const beginGoogle: GoogleVerbFor<typeof endpoint> = async ctx => {
  if (!ctx.google) return refuse('sign-in-off')
  if (!(await ctx.limits('sign-in', ctx.networkAddress))) return refuse('too-many-requests')
  const secret = newNonceSecret()
  ctx.nonce.keep(secret, new Date(ctx.now.getTime() + nonceLifeMs))
  return done({ nonce: nonceOf(secret) })
}
