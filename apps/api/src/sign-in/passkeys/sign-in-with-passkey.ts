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

/** What the verbs of signing in with a passkey are given on top. */
export type PasskeySignInContext = SignInContext & {
  /** Binds a challenge to the browser that asked for it. */
  browserMark: HostCookie
  /** The address under which the request reached this server. */
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

/** The counter that came with a good signature of this key, over a page of this place; null for anything else. */
async function readSignature(key: KnownKey, response: AuthenticationResponseJSON, ownOrigin: string) {
  const { rpID, origin } = relyingParty(ownOrigin)
  const publicKey = new Uint8Array(Buffer.from(key.publicKey, 'base64url'))
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      // Checked by the caller, against the browser it was made for.
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

/** Of calls that show one signature at the same time, the counter lets the first through; where there is none, the challenge. */
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

/** Uses the challenge up, notes the key's use and opens the session: all or nothing. */
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

/** Takes what a passkey signed and opens a session for the account it was made for. */
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

/** A challenge for whichever key the person chooses. The browser's mark is always new: one from elsewhere is worth nothing. */
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
