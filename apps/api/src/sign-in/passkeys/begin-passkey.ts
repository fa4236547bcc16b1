import type { beginPasskey as endpoint } from '@lithe/contracts/api'
import { generateRegistrationOptions } from '@simplewebauthn/server'
import { done } from '../../ports/outcome.ts'
import type { VerbFor } from '../../ports/verb.ts'
import { mayAddPasskey, type PasskeyContext } from './may-add-passkey.ts'
import { passkeyAlgorithms } from './passkey-algorithms.ts'
import { challengeLifeMs, newChallenge } from './passkey-challenge.ts'
import { relyingParty } from './relying-party.ts'
import { handleFor } from './sealed-identifier.ts'

/** Begins a key for the caller's account: one that an authenticator finds by itself, and opens for its owner only. */
export const beginPasskey: VerbFor<typeof endpoint, object, PasskeyContext> = async ctx => {
  const allowed = await mayAddPasskey(ctx)
  if (!allowed.ok) return allowed
  const { session, userIdentifier, existing } = allowed.data
  const challenge = newChallenge(ctx.pepper, { purpose: 'add', bearer: session.sessionId }, ctx.now)
  const { rpID } = relyingParty(ctx.ownOrigin)
  const made = await generateRegistrationOptions({
    rpName: 'Lithe',
    rpID,
    challenge: challenge.text,
    userID: handleFor(challenge),
    userName: userIdentifier,
    timeout: challengeLifeMs,
    supportedAlgorithmIDs: passkeyAlgorithms,
  })
  return done({
    challenge: made.challenge,
    rp: { id: rpID, name: 'Lithe' },
    user: { ...made.user, displayName: userIdentifier },
    pubKeyCredParams: passkeyAlgorithms.map(alg => ({ type: 'public-key' as const, alg })),
    timeout: challengeLifeMs,
    attestation: 'none' as const,
    excludeCredentials: existing.map(({ credentialId }) => ({
      id: credentialId,
      type: 'public-key' as const,
    })),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
  })
}
