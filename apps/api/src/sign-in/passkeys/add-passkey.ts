import type {
  addPasskey as addPasskeyEndpoint,
  beginPasskey as beginPasskeyEndpoint,
} from '@lithe/contracts/api'
import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { eq } from 'drizzle-orm'
import { keeperOf, provenAddress } from '../../doors/people/authorise.ts'
import { ErasedMeanwhile } from '../../ground/db/database.ts'
import { people } from '../../ground/db/schema/people.ts'
import { passkeys, type StoredPasskey, signInSessions } from '../../ground/db/schema/sign-in.ts'
import type { Known } from '../../ground/ports/caller.ts'
import { done, type Outcome, refuse } from '../../ground/ports/outcome.ts'
import type { VerbContext, VerbFor } from '../../ground/ports/verb.ts'
import { consumeProof } from '../consume-proof.ts'
import type { TellOfNewDevice } from '../new-device.ts'
import { readPasskeys, toPasskey } from './own-passkeys.ts'
import {
  challengeIn,
  challengeLifeMs,
  isChallengeOver,
  newChallenge,
  readChallenge,
  relyingParty,
  useOf,
} from './passkey-challenge.ts'
import { handleFor, sealIdentifier } from './sealed-identifier.ts'

/** A phone, tablet and laptop for each of a couple, twice. */
const mostPasskeys = 12

type Adder = {
  /** The account the key signs in to. */
  userIdentifier: string
  existing: StoredPasskey[]
}

/** A key outlives its session, so creating one requires a fresh proof. */
async function mayAddPasskey(
  ctx: VerbContext & Known['account'],
): Promise<Outcome<Adder, 'too-many-passkeys' | 'too-many-requests'>> {
  const { db, caller, signIn } = ctx
  if (!(await ctx.limits('passkey', signIn.account))) return refuse('too-many-requests')
  const existing = await readPasskeys(db, signIn.account)
  if (existing.length >= mostPasskeys) return refuse('too-many-passkeys')
  return done({ userIdentifier: keeperOf(caller.userIdentifier), existing })
}

/** COSE numbers of EdDSA, ES256 and RS256; every platform supports one. */
const passkeyAlgorithms = [-8, -7, -257]

/** Verifies a new credential for this challenge and origin; null when invalid. */
async function readCredential(response: RegistrationResponseJSON, ownOrigin: string) {
  const { rpID, origin } = relyingParty(ownOrigin)
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      // Verified by the caller against the session.
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

/** Stores the key created for this challenge, named after its device. */
export const addPasskey: VerbFor<
  typeof addPasskeyEndpoint,
  object,
  VerbContext & { tellOfNewDevice: TellOfNewDevice | null }
> = async (ctx, { credential }) => {
  const { db, now, pepper, signIn } = ctx
  const allowed = await mayAddPasskey(ctx)
  if (!allowed.ok) return allowed
  const { userIdentifier } = allowed.data
  const told = challengeIn(credential.response.clientDataJSON) ?? ''
  const challenge = readChallenge(pepper, { purpose: 'add', bearer: signIn.signInId }, told)
  if (challenge === null) return refuse('proof-refused')
  if (isChallengeOver(challenge, now)) return refuse('proof-stale')
  const made = await readCredential(credential, ctx.ownOrigin)
  if (made === null) return refuse('proof-refused')

  const kept = await db.transaction(async transaction => {
    if (!(await consumeProof(transaction, useOf(challenge), now))) return refuse('proof-stale')
    const isHere = eq(people.identifierDigest, signIn.account)
    // Serialises concurrent additions, so that each counts the earlier ones.
    const [account] = await transaction
      .select({ id: people.id, language: people.language })
      .from(people)
      .where(isHere)
      .for('no key update')
    if (!account) throw new ErasedMeanwhile('an account')
    if ((await transaction.$count(passkeys, eq(passkeys.accountId, account.id))) >= mostPasskeys)
      return refuse('too-many-passkeys')
    const isThisSignIn = eq(signInSessions.id, signIn.signInId)
    const [here] = await transaction
      .select({ device: signInSessions.device })
      .from(signInSessions)
      .where(isThisSignIn)
    const [added] = await transaction
      .insert(passkeys)
      .values({
        credentialId: made.id,
        accountId: account.id,
        publicKey: Buffer.from(made.publicKey).toString('base64url'),
        signatures: made.counter,
        names: [...signIn.names],
        sealedIdentifier: sealIdentifier(handleFor(pepper, challenge), made.id, userIdentifier),
        name: here?.device ?? '',
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning()
    if (!added) return refuse('proof-refused')
    return done({ added, language: account.language })
  })
  if (!kept.ok) return kept
  const { added, language } = kept.data
  ctx.count('passkey-added')
  const to = provenAddress(ctx.caller)
  if (to !== null)
    ctx.tellOfNewDevice?.({ to, language, account: signIn.account, at: now, device: added.name, way: null })
  return done(toPasskey(ctx.words)(added))
}

/** Begins a discoverable key with user verification for the caller's account. */
export const beginPasskey: VerbFor<typeof beginPasskeyEndpoint> = async ctx => {
  const allowed = await mayAddPasskey(ctx)
  if (!allowed.ok) return allowed
  const { userIdentifier, existing } = allowed.data
  const challenge = newChallenge(ctx.pepper, { purpose: 'add', bearer: ctx.signIn.signInId }, ctx.now)
  const { rpID } = relyingParty(ctx.ownOrigin)
  const made = await generateRegistrationOptions({
    rpName: 'Lithe',
    rpID,
    challenge: challenge.text,
    userID: handleFor(ctx.pepper, challenge),
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
