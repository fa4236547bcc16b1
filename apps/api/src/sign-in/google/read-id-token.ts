import { EmailAddress } from '@lithe/contracts/api'
import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { z } from 'zod'
import { done, type Outcome, refuse } from '../../ground/ports/outcome.ts'
import { clockSkewMs } from '../consume-proof.ts'

/** The browser gives up after 20 s; a person should know much sooner. */
const patienceMs = 4000
/** An unknown key makes us ask again, but not for each of a thousand forged tokens. */
const cooldownMs = 30_000
const keepMs = 60 * 60_000

/** Google's public keys could not be read; `reason` is a machine's word for it. */
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

/** Google's public keys, read when first needed and kept for an hour; a new one is fetched when a token names it. */
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

/** Both ways in which Google writes its name. */
const issuers = ['accounts.google.com', 'https://accounts.google.com']
/** An older token is not of a button that was just pressed. */
export const tokenLifeMs = 15 * 60_000

const Text = z.string().optional().catch(undefined)

const IdToken = z.object({
  sub: z.string().min(1).max(255),
  aud: z.string(),
  nonce: z.string().min(1),
  email: EmailAddress,
  email_verified: z.literal(true),
  /** The organisation whose mail Google runs. */
  hd: Text,
  name: Text,
  given_name: Text,
  family_name: Text,
  gender: Text,
  birthdate: Text,
})
/** What Google says of a person, as far as we ask. */
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

/** Reads an ID token that Google signed for this client, just now, about a person whose address it has verified. */
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

/** What signing in with Google needs; null without a client id. */
export const openGoogle = (clientId: string | null, keysUrl: string): Google | null =>
  clientId === null ? null : { clientId, findKey: googleKeys(keysUrl) }
