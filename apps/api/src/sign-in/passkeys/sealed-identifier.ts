import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { type Pepper, peppered } from '../../secrets/pepper.ts'
import type { Challenge } from './passkey-challenge.ts'

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const sealBytes = 16

/** The user handle of WebAuthn, new for each key: its authenticator keeps it, and the server does not. */
export const handleFor = ({ passkeys }: Pepper, { text }: Challenge) =>
  new Uint8Array(Buffer.from(peppered(passkeys, 'passkey-handle', text), 'hex'))

const keyFrom = (handle: Uint8Array) => createHmac('sha256', handle).update('identifier').digest()

/** Whom a key signs in, readable only together with the handle that its authenticator shows. */
export function sealIdentifier(handle: Uint8Array, credentialId: string, identifier: string): string {
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, keyFrom(handle), nonce, { authTagLength: sealBytes })
  sealing.setAAD(Buffer.from(credentialId))
  const hidden = Buffer.concat([sealing.update(identifier, 'utf8'), sealing.final()])
  return Buffer.concat([nonce, sealing.getAuthTag(), hidden]).toString('base64url')
}

/** Null for a handle that is not this key's. */
export function unsealIdentifier(handle: Uint8Array, credentialId: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  const opening = createDecipheriv(cipher, keyFrom(handle), bytes.subarray(0, nonceBytes), {
    authTagLength: sealBytes,
  })
  opening.setAAD(Buffer.from(credentialId))
  opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + sealBytes))
  try {
    const opened = Buffer.concat([opening.update(bytes.subarray(nonceBytes + sealBytes)), opening.final()])
    return opened.toString('utf8')
  } catch {
    return null
  }
}
