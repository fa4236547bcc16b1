import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose'

/** The browser gives up after 20 s; a person should know much sooner. */
const patienceMs = 4000
/** An unknown key makes us ask again, but not for each of a thousand forged tokens. */
const cooldownMs = 30_000
const keepMs = 60 * 60_000

/** Google's public keys could not be read; `reason` is a machine's word for it. */
export class KeysUnreachable extends Error {
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
export function googleKeys(url: string): JWTVerifyGetKey {
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
