import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Pepper } from './pepper.ts'

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const sealBytes = 16

/** Encrypts and authenticates text with a fresh nonce, as base64url. Opens only with the same `about`. */
export function seal(key: Uint8Array, text: string, about = ''): string {
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, key, nonce, { authTagLength: sealBytes })
  sealing.setAAD(Buffer.from(about))
  const hidden = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
  return Buffer.concat([nonce, sealing.getAuthTag(), hidden]).toString('base64url')
}

/** Decrypts what this key sealed; null for anything else. */
export function unseal(key: Uint8Array, sealed: string, about = ''): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  // Rejects alternative base64 spellings of the same bytes, which would defeat single use.
  if (bytes.toString('base64url') !== sealed || bytes.length < nonceBytes + sealBytes) return null
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), { authTagLength: sealBytes })
  opening.setAAD(Buffer.from(about))
  opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + sealBytes))
  try {
    const opened = Buffer.concat([opening.update(bytes.subarray(nonceBytes + sealBytes)), opening.final()])
    return opened.toString('utf8')
  } catch {
    return null
  }
}

/** Seals an email address or chat for storage. */
export const sealPlace = ({ places }: Pepper, place: string | number) => seal(places, String(place))

export const openPlace = ({ places }: Pepper, sealed: string | null) =>
  sealed === null ? null : unseal(places, sealed)
