import { signInWays } from '@lithe/contracts/api'
import { z } from 'zod'
import { type Pepper, peppered } from '../../ground/secrets/pepper.ts'
import { seal, unseal } from '../../ground/secrets/seal.ts'

/** Time to switch to the other browser, in whose history the link remains. */
export const linkLifeMs = 10 * 60_000

const Pass = z.object({
  account: z.string(),
  /** Digests of the identifiers its owner has proven. */
  names: z.array(z.string()),
  /** The identifier the other browser will use. */
  userIdentifier: z.string(),
  way: z.enum(signInWays),
  /** When the link's creator last signed in. */
  provenAtMs: z.number(),
  expiresAtMs: z.number(),
})
/** Whom a link admits, and until when. */
export type Pass = z.infer<typeof Pass>

/** A separate key, so that nothing else derived from the secret passes for a link. */
const keyOf = ({ links }: Pepper) => Buffer.from(peppered(links, 'browser-link'), 'hex')

/** Encrypts a pass for a link; only this server can read or create one. */
export const sealPass = (pepper: Pepper, pass: Pass): string => seal(keyOf(pepper), JSON.stringify(pass))

/** Decrypts a link key; null when it is not ours. */
export function openPass(pepper: Pepper, key: string): Pass | null {
  const opened = unseal(keyOf(pepper), key)
  return opened === null ? null : (Pass.safeParse(JSON.parse(opened)).data ?? null)
}
