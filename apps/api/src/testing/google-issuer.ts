import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose'
import { issuedClaims, newIssuerKey, openIssuerKey } from '../sandbox/google/issuer.ts'

/** The client id of the issuer's tokens. */
export const googleClientId = 'lithe-tests.apps.googleusercontent.com'

/** Claims of an ID token like Google's; `undefined` omits a claim. */
export const googleClaims = (now: Date, more: JWTPayload = {}): JWTPayload => ({
  ...issuedClaims(googleClientId, now),
  sub: `1${randomUUID().replaceAll(/\D/g, '')}`,
  email: `rosa.${randomUUID()}@gmail.com`,
  email_verified: true,
  ...more,
})

/** Opens a Google stand-in: real RSA keys, published by its own server. */
export async function openGoogleIssuer(port = 0, firstKey?: JWK) {
  let key = await openIssuerKey(firstKey ?? (await newIssuerKey()))
  let answer: 'keys' | 'failure' | 'nothing' = 'keys'
  let asked = 0
  const beside: JWK[] = []
  let strangersKey: ReturnType<typeof generateKeyPair> | null = null
  const server = createServer((_request, reply) => {
    asked++
    if (answer === 'nothing') return
    reply.writeHead(answer === 'keys' ? 200 : 500, { 'content-type': 'application/json' })
    reply.end(answer === 'keys' ? JSON.stringify({ keys: [key.published, ...beside] }) : '{}')
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the issuer has no port')
  return {
    keysUrl: `http://127.0.0.1:${address.port}/oauth2/v3/certs`,
    /** How often its keys were fetched. */
    asked: () => asked,
    publicKey: () => key.published,
    sign: (claims: JWTPayload) => key.sign(claims),
    /** Signs with the published key, without a key id. */
    signUnnamed: (claims: JWTPayload) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).sign(key.privateKey),
    /** Publishes another key in addition to its own. */
    async publishBeside() {
      const { published } = await openIssuerKey(await newIssuerKey())
      beside.push(published)
    },
    /** Signs with another key under the published key's id. */
    async forge(claims: JWTPayload) {
      // Generated once, since that is slow.
      strangersKey ??= generateKeyPair('RS256')
      const { privateKey } = await strangersKey
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: String(key.published.kid), typ: 'JWT' })
        .sign(privateKey)
    },
    async rotate() {
      key = await openIssuerKey(await newIssuerKey())
    },
    answerWith(what: typeof answer) {
      answer = what
    },
    close: () =>
      new Promise<void>(closed => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
export type GoogleIssuer = Awaited<ReturnType<typeof openGoogleIssuer>>
