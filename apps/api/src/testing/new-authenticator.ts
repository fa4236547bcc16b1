import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { cbor } from './cbor.ts'

/** Deviations from the norm, for attacks. */
export type Tampering = {
  origin?: string
  rpId?: string
  isVerified?: boolean
  challenge?: string
  type?: string
  crossOrigin?: boolean
  counter?: number
  handle?: string
}

type NewKeyOptions = { challenge: string; rp: { id: string }; user: { id: string } }
type SigningOptions = { challenge: string; rpId: string }

const isPresent = 0x01
const isVerifiedFlag = 0x04
const holdsKey = 0x40
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest()

/** Creates a software authenticator: one P-256 key with real signatures and a growing counter. */
export function newAuthenticator(ownOrigin = 'http://localhost') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  let handle = ''
  let counter = 0

  const clientData = (type: string, challenge: string, how: Tampering) =>
    Buffer.from(
      JSON.stringify({
        type: how.type ?? type,
        challenge: how.challenge ?? challenge,
        origin: how.origin ?? ownOrigin,
        crossOrigin: how.crossOrigin ?? false,
      }),
    )
  const authenticatorData = (rpId: string, how: Tampering, key: Buffer = Buffer.alloc(0)) => {
    const signatures = Buffer.alloc(4)
    signatures.writeUInt32BE(how.counter ?? ++counter)
    const flags =
      isPresent | (how.isVerified === false ? 0 : isVerifiedFlag) | (key.length > 0 ? holdsKey : 0)
    return Buffer.concat([sha256(how.rpId ?? rpId), Buffer.from([flags]), signatures, key])
  }
  const credential = { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} }

  return {
    id,
    /** Creates a key for a site, as `navigator.credentials.create` does. */
    create({ challenge, rp, user }: NewKeyOptions, how: Tampering = {}) {
      handle = user.id
      const ownKey = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const attested = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        cbor(ownKey),
      ])
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(rp.id, how, attested)],
      ])
      const clientDataJSON = clientData('webauthn.create', challenge, how).toString('base64url')
      const attestationObject = cbor(attestation).toString('base64url')
      return { ...credential, response: { clientDataJSON, attestationObject } }
    },
    /** Signs a challenge, as `navigator.credentials.get` does. */
    get({ challenge, rpId }: SigningOptions, how: Tampering = {}) {
      const clientDataJSON = clientData('webauthn.get', challenge, how)
      const data = authenticatorData(rpId, how)
      const signature = sign('sha256', Buffer.concat([data, sha256(clientDataJSON)]), privateKey)
      return {
        ...credential,
        response: {
          clientDataJSON: clientDataJSON.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: how.handle ?? handle,
        },
      }
    },
  }
}
export type Authenticator = ReturnType<typeof newAuthenticator>
