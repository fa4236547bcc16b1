import { createHash, randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose'

/** A private key that can be handed on: issuers that have it are one to a server that trusts them. */
export async function newIssuerKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { ...(await exportJWK(privateKey)), kid: randomUUID() }
}

/** A key with what a server publishes of it. */
export async function openIssuerKey({ kty, n, e, kid = '', ...secret }: JWK) {
  const published = { kty, n, e, kid, alg: 'RS256', use: 'sig' } as JWK
  const privateKey = await importJWK({ kty, n, e, ...secret } as JWK, 'RS256')
  return {
    published,
    privateKey,
    sign: (claims: JWTPayload) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' }).sign(privateKey),
  }
}
export type IssuerKey = Awaited<ReturnType<typeof openIssuerKey>>

const seconds = (date: Date) => Math.floor(date.getTime() / 1000)

/** What every ID token of Google says, whomever it is about. */
export const issuedClaims = (clientId: string, now: Date): JWTPayload => ({
  iss: 'https://accounts.google.com',
  aud: clientId,
  azp: clientId,
  iat: seconds(now),
  exp: seconds(now) + 3600,
})

/** One number for an address, so that it stays one account from visit to visit; Google's have digits alone. */
export const sandboxSubject = (email: string) =>
  `sandbox-${createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 24)}`
