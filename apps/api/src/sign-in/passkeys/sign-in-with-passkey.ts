import type {
  beginPasskeySignIn as beginPasskeySignInEndpoint,
  signInWithPasskey as signInWithPasskeyEndpoint,
} from '@lithe/contracts/api'
import { type AuthenticationResponseJSON, verifyAuthenticationResponse } from '@simplewebauthn/server'
import { and, eq, getTableColumns, lt } from 'drizzle-orm'
import type { HostCookie } from '../../doors/http/host-cookie.ts'
import { identityOf } from '../../doors/people/authorise.ts'
import { findOrMakePerson } from '../../doors/people/find-person.ts'
import { newToken } from '../../doors/sign-ins/sign-in-token.ts'
import type { Database } from '../../ground/db/database.ts'
import { people } from '../../ground/db/schema/people.ts'
import { passkeys, type StoredPasskey } from '../../ground/db/schema/sign-in.ts'
import { done, type Outcome, refuse } from '../../ground/ports/outcome.ts'
import type { VerbFor } from '../../ground/ports/verb.ts'
import { consumeProof } from '../consume-proof.ts'
import { enter } from '../enter.ts'
import { isOwnAccount } from '../proven-account.ts'
import type { SignInContext } from '../sign-in-context.ts'
import {
  type Challenge,
  challengeIn,
  challengeLifeMs,
  isChallengeOver,
  newChallenge,
  readChallenge,
  relyingParty,
  useOf,
} from './passkey-challenge.ts'
import { unsealIdentifier } from './sealed-identifier.ts'

export type PasskeySignInContext = SignInContext & {
  /** Binds a challenge to the browser that requested it. */
  browserMark: HostCookie
  /** Server origin of the request. */
  ownOrigin: string
}

type PasskeySignInVerbFor<E> = VerbFor<E, object, PasskeySignInContext>

type Shown = Pick<AuthenticationResponseJSON, 'id' | 'response'> & { response: { userHandle: string } }
type KnownKey = StoredPasskey & { account: string }

async function findKey(db: Database, credentialId: string): Promise<KnownKey | null> {
  const [found] = await db
    .select({ ...getTableColumns(passkeys), account: people.identifierDigest })
    .from(passkeys)
    .innerJoin(people, eq(people.id, passkeys.accountId))
    .where(eq(passkeys.credentialId, credentialId))
  return found ?? null
}

/** Returns the counter of a valid signature by this key on this site; null when invalid. */
async function readSignature(key: KnownKey, response: AuthenticationResponseJSON, ownOrigin: string) {
  const { rpID, origin } = relyingParty(ownOrigin)
  const publicKey = new Uint8Array(Buffer.from(key.publicKey, 'base64url'))
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      // Verified by the caller against the browser.
      expectedChallenge: () => true,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: { id: key.credentialId, publicKey, counter: key.signatures },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}

/** Lets the counter admit the first of concurrent uses of a signature; without one, the challenge decides. */
async function noteUse(db: Database, { id }: KnownKey, signatures: number, now: Date): Promise<boolean> {
  const isNewer = signatures === 0 ? eq(passkeys.signatures, 0) : lt(passkeys.signatures, signatures)
  const noted = await db
    .update(passkeys)
    .set({ signatures, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), isNewer))
    .returning({ id: passkeys.id })
  return noted.length > 0
}

type Proven = { key: KnownKey; userIdentifier: string; challenge: Challenge; signatures: number }

async function prove(
  ctx: PasskeySignInContext,
  shown: AuthenticationResponseJSON & Shown,
): Promise<Outcome<Proven, 'proof-refused' | 'proof-stale' | 'passkey-unknown'>> {
  const bearer = ctx.browserMark.value
  if (bearer === null) return refuse('proof-stale')
  const told = challengeIn(shown.response.clientDataJSON) ?? ''
  const challenge = readChallenge(ctx.pepper, { purpose: 'sign-in', bearer }, told)
  if (challenge === null) return refuse('proof-refused')
  if (isChallengeOver(challenge, ctx.now)) return refuse('proof-stale')
  const key = await findKey(ctx.db, shown.id)
  if (key === null) return refuse('passkey-unknown')
  const signatures = await readSignature(key, shown, ctx.ownOrigin)
  if (signatures === null) return refuse('proof-refused')
  const handle = new Uint8Array(Buffer.from(shown.response.userHandle, 'base64url'))
  const userIdentifier = unsealIdentifier(handle, key.credentialId, key.sealedIdentifier)
  if (userIdentifier === null) return refuse('proof-refused')
  return done({ key, userIdentifier, challenge, signatures })
}

/** Consumes the challenge, records the key's use and opens the session atomically. */
function enterOnce(ctx: PasskeySignInContext, proven: Proven, guest: string | undefined) {
  const { db, now } = ctx
  const { key, userIdentifier: identifier, challenge, signatures } = proven
  const account = { ...identityOf(key.account), beginsAs: null }
  return db.transaction(async transaction => {
    if (!(await consumeProof(transaction, useOf(challenge), now))) return null
    if (!(await noteUse(transaction, key, signatures, now))) return null
    const findAccount = (inside: Database) => findOrMakePerson(inside, account, now)
    const entry = { way: 'passkey', names: key.names, guest, identifier } as const
    return enter({ ...ctx, db: transaction }, findAccount, entry)
  })
}

/** Exchanges a passkey's signature for a session of its account. */
export const signInWithPasskey: PasskeySignInVerbFor<typeof signInWithPasskeyEndpoint> = async (
  ctx,
  { credential, userIdentifier: guest, provesAgain },
) => {
  if (!(await ctx.limits('sign-in', ctx.networkAddress))) return refuse('too-many-requests')
  const proven = await prove(ctx, credential)
  if (!proven.ok) {
    ctx.count('proof-refused')
    return proven
  }
  if (provesAgain && !(await isOwnAccount(ctx, proven.data.key.account))) return refuse('other-account')
  const tellDevice = await enterOnce(ctx, proven.data, guest)
  if (tellDevice === null) {
    ctx.count('proof-refused')
    return refuse('proof-stale')
  }
  await tellDevice()
  ctx.browserMark.drop()
  return done({ userIdentifier: proven.data.userIdentifier })
}

/** Issues a challenge for any key. The browser's mark is always new, so that a planted mark is worthless. */
export const beginPasskeySignIn: PasskeySignInVerbFor<typeof beginPasskeySignInEndpoint> = async ctx => {
  if (!(await ctx.limits('sign-in', ctx.networkAddress))) return refuse('too-many-requests')
  const bearer = newToken()
  const challenge = newChallenge(ctx.pepper, { purpose: 'sign-in', bearer }, ctx.now)
  ctx.browserMark.keep(bearer, new Date(ctx.now.getTime() + challengeLifeMs))
  return done({
    challenge: Buffer.from(challenge.text).toString('base64url'),
    rpId: relyingParty(ctx.ownOrigin).rpID,
    timeout: challengeLifeMs,
    userVerification: 'required' as const,
  })
}
