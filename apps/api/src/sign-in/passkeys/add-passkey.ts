import type { addPasskey as endpoint } from '@lithe/contracts/api'
import { type RegistrationResponseJSON, verifyRegistrationResponse } from '@simplewebauthn/server'
import { eq } from 'drizzle-orm'
import { ErasedMeanwhile } from '../../db/erased-meanwhile.ts'
import { passkeys } from '../../db/schema/passkeys.ts'
import { people } from '../../db/schema/people.ts'
import { signInSessions } from '../../db/schema/sign-in-sessions.ts'
import { done, refuse } from '../../ports/outcome.ts'
import type { VerbFor } from '../../ports/verb.ts'
import { useProof } from '../use-proof.ts'
import { challengeIn } from './client-data.ts'
import { mayAddPasskey, type PasskeyContext } from './may-add-passkey.ts'
import { passkeyAlgorithms } from './passkey-algorithms.ts'
import { isChallengeOver, readChallenge, useOf } from './passkey-challenge.ts'
import { toPasskey } from './passkeys-of.ts'
import { relyingParty } from './relying-party.ts'
import { handleFor, sealIdentifier } from './sealed-identifier.ts'

/** What the authenticator made, if it did so for this challenge and this place; null for anything else. */
async function readCredential(response: RegistrationResponseJSON, ownOrigin: string) {
  const { rpID, origin } = relyingParty(ownOrigin)
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      // Checked by the caller, against the session it was made for.
      expectedChallenge: () => true,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs: passkeyAlgorithms,
    })
    return verified ? registrationInfo.credential : null
  } catch {
    return null
  }
}

/** Keeps the key that a browser made for this challenge, named after the device it was made on. */
export const addPasskey: VerbFor<typeof endpoint, object, PasskeyContext> = async (ctx, { credential }) => {
  const { db, now, pepper } = ctx
  const allowed = await mayAddPasskey(ctx)
  if (!allowed.ok) return allowed
  const { session, userIdentifier } = allowed.data
  const told = challengeIn(credential.response.clientDataJSON) ?? ''
  const challenge = readChallenge(pepper, { purpose: 'add', bearer: session.sessionId }, told)
  if (challenge === null) return refuse('proof-refused')
  if (isChallengeOver(challenge, now)) return refuse('proof-stale')
  const made = await readCredential(credential, ctx.ownOrigin)
  if (made === null) return refuse('proof-refused')

  return db.transaction(async transaction => {
    if (!(await useProof(transaction, useOf(challenge), now))) return refuse('proof-stale')
    const isHere = eq(people.identifierDigest, session.account)
    const [account] = await transaction.select({ id: people.id }).from(people).where(isHere).for('key share')
    if (!account) throw new ErasedMeanwhile('an account')
    const isThisSession = eq(signInSessions.id, session.sessionId)
    const [here] = await transaction
      .select({ device: signInSessions.device })
      .from(signInSessions)
      .where(isThisSession)
    const [added] = await transaction
      .insert(passkeys)
      .values({
        credentialId: made.id,
        accountId: account.id,
        publicKey: Buffer.from(made.publicKey).toString('base64url'),
        signatures: made.counter,
        names: [...session.names],
        sealedIdentifier: sealIdentifier(handleFor(challenge), made.id, userIdentifier),
        name: here?.device ?? '',
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning()
    if (!added) return refuse('proof-refused')
    ctx.count('passkey-added')
    return done(toPasskey(added))
  })
}
