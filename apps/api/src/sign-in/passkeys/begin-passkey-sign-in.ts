import type { beginPasskeySignIn as endpoint } from '@lithe/contracts/api'
import { done, refuse } from '../../ports/outcome.ts'
import { newSessionToken } from '../../sessions/session-token.ts'
import { challengeLifeMs, newChallenge } from './passkey-challenge.ts'
import type { PasskeySignInVerbFor } from './passkey-sign-in-context.ts'
import { relyingParty } from './relying-party.ts'

/** A challenge for whichever key the person chooses. The browser's mark is always new: one from elsewhere is worth nothing. */
export const beginPasskeySignIn: PasskeySignInVerbFor<typeof endpoint> = async ctx => {
  if (!(await ctx.limits('sign-in', ctx.networkAddress))) return refuse('too-many-requests')
  const bearer = newSessionToken()
  const challenge = newChallenge(ctx.pepper, { purpose: 'sign-in', bearer }, ctx.now)
  ctx.browserMark.keep(bearer, new Date(ctx.now.getTime() + challengeLifeMs))
  return done({
    challenge: Buffer.from(challenge.text).toString('base64url'),
    rpId: relyingParty(ctx.ownOrigin).rpID,
    timeout: challengeLifeMs,
    userVerification: 'required' as const,
  })
}
