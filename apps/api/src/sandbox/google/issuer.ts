import { createHash, randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose'

/** A private key that several servers can share to be trusted as one issuer. */
export async function newIssuerKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { ...(await exportJWK(privateKey)), kid: randomUUID() }
}

/** Imports a key together with its public form. */
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

/** Claims present in every Google ID token. */
export const issuedClaims = (clientId: string, now: Date): JWTPayload => ({
  iss: 'https://accounts.google.com',
  aud: clientId,
  azp: clientId,
  iat: seconds(now),
  exp: seconds(now) + 3600,
})

/** A stable subject per email address; digits only, like Google's. */
export const sandboxSubject = (email: string) =>
  `sandbox-${createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 24)}`
