import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { signInWays } from '@lithe/contracts/api'
import { z } from 'zod'
import { type Pepper, peppered } from '../../secrets/pepper.ts'

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const sealBytes = 16

/** Long enough to change over to the other browser; a link lies in its history from then on. */
export const linkLifeMs = 10 * 60_000

const Pass = z.object({
  /** The account's digest. */
  account: z.string(),
  /** Digests of the identifiers its owner has proven. */
  names: z.array(z.string()),
  /** The one of them that the other browser is to speak for. */
  userIdentifier: z.string(),
  way: z.enum(signInWays),
  /** When the link's maker had last signed in. */
  provenAtMs: z.number(),
  expiresAtMs: z.number(),
})
/** Who may come in by a link, and until when. */
export type Pass = z.infer<typeof Pass>

/** A key of its own, so that nothing else made of the secret can pass for a link. */
const keyOf = ({ links }: Pepper) => Buffer.from(peppered(links, 'browser-link'), 'hex')

/** A pass as it lies in a link: only this server can read it, or make one. */
export function sealPass(pepper: Pepper, pass: Pass): string {
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, keyOf(pepper), nonce, { authTagLength: sealBytes })
  const hidden = Buffer.concat([sealing.update(JSON.stringify(pass), 'utf8'), sealing.final()])
  return Buffer.concat([nonce, sealing.getAuthTag(), hidden]).toString('base64url')
}

function unsealed(pepper: Pepper, bytes: Buffer): unknown {
  const nonce = bytes.subarray(0, nonceBytes)
  const opening = createDecipheriv(cipher, keyOf(pepper), nonce, { authTagLength: sealBytes })
  opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + sealBytes))
  const shown = Buffer.concat([opening.update(bytes.subarray(nonceBytes + sealBytes)), opening.final()])
  return JSON.parse(shown.toString('utf8'))
}

/** The pass in a key of this server's making; null for anything else. */
export function openPass(pepper: Pepper, key: string): Pass | null {
  const bytes = Buffer.from(key, 'base64url')
  // Many texts decode to the same bytes; one pass has one key, or it could be shown twice.
  if (bytes.toString('base64url') !== key || bytes.length <= nonceBytes + sealBytes) return null
  try {
    return Pass.safeParse(unsealed(pepper, bytes)).data ?? null
  } catch {
    return null
  }
}
