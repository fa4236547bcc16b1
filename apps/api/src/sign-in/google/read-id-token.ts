import { EmailAddress } from '@lithe/contracts/api'
import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { z } from 'zod'
import { done, type Outcome, refuse } from '../../ground/ports/outcome.ts'
import { clockSkewMs } from '../consume-proof.ts'

/** Well below the browser's timeout of 20 s. */
const patienceMs = 4000
/** An unknown key triggers a refetch, but not for each of a thousand forged tokens. */
const cooldownMs = 30_000
const keepMs = 60 * 60_000

/** Google's public keys could not be fetched; `reason` is machine-readable. */
class KeysUnreachable extends Error {
  override name = 'KeysUnreachable'
  readonly reason: string

  constructor(reason: string) {
    super(`no keys: ${reason}`)
    this.reason = reason
  }
}

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  if ('code' in error && typeof error.code === 'string') return error.code
  return error.cause ? codeOf(error.cause) : error.name
}

const noSuchKey = (error: unknown) =>
  error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys

/** Fetches Google's public keys on demand and caches them for an hour; an unknown key id refetches. */
function googleKeys(url: string): JWTVerifyGetKey {
  const findKey = createRemoteJWKSet(new URL(url), {
    timeoutDuration: patienceMs,
    cooldownDuration: cooldownMs,
    cacheMaxAge: keepMs,
  })
  return async (header, token) => {
    try {
      return await findKey(header, token)
    } catch (error) {
      throw noSuchKey(error) ? error : new KeysUnreachable(codeOf(error))
    }
  }
}

/** Google uses both spellings. */
const issuers = ['accounts.google.com', 'https://accounts.google.com']
/** An older token does not come from a button just pressed. */
export const tokenLifeMs = 15 * 60_000

const Text = z.string().optional().catch(undefined)

const IdToken = z.object({
  sub: z.string().min(1).max(255),
  aud: z.string(),
  nonce: z.string().min(1),
  email: EmailAddress,
  email_verified: z.literal(true),
  /** The Google Workspace domain. */
  hd: Text,
  name: Text,
  given_name: Text,
  family_name: Text,
  gender: Text,
  birthdate: Text,
})
/** Claims of a Google ID token that we use. */
export type IdToken = z.infer<typeof IdToken>

export type Google = { clientId: string; findKey: JWTVerifyGetKey }

type Unread =
  | { ok: false; reason: 'proof-refused' | 'proof-stale' }
  | { ok: false; reason: 'google-unreachable'; why: string }

function whyUnread(error: unknown): Unread {
  if (error instanceof KeysUnreachable) return { ...refuse('google-unreachable'), why: error.reason }
  if (error instanceof errors.JWTExpired) return refuse('proof-stale')
  if (error instanceof errors.JOSEError) return refuse('proof-refused')
  throw error
}

/** Verifies a Google ID token: signed for this client, recent, with a verified email address. */
export async function readIdToken(
  { clientId, findKey }: Google,
  credential: string,
  now: Date,
): Promise<Outcome<IdToken, never> | Unread> {
  try {
    const { payload } = await jwtVerify(credential, findKey, {
      algorithms: ['RS256'],
      audience: clientId,
      issuer: issuers,
      currentDate: now,
      clockTolerance: clockSkewMs / 1000,
      maxTokenAge: tokenLifeMs / 1000,
      requiredClaims: ['exp', 'iat', 'sub'],
    })
    const parsed = IdToken.safeParse(payload)
    return parsed.success ? done(parsed.data) : refuse('proof-refused')
  } catch (error) {
    return whyUnread(error)
  }
}

/** Opens Google sign-in; null if there is no client id. */
export const openGoogle = (clientId: string | null, keysUrl: string): Google | null =>
  clientId === null ? null : { clientId, findKey: googleKeys(keysUrl) }
