import { signInWays } from '@lithe/contracts/api'
import { z } from 'zod'
import { type Pepper, peppered } from '../../ground/secrets/pepper.ts'
import { seal, unseal } from '../../ground/secrets/seal.ts'

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
export const sealPass = (pepper: Pepper, pass: Pass): string => seal(keyOf(pepper), JSON.stringify(pass))

/** The pass in a key of this server's making; null for anything else. */
export function openPass(pepper: Pepper, key: string): Pass | null {
  const opened = unseal(keyOf(pepper), key)
  return opened === null ? null : (Pass.safeParse(JSON.parse(opened)).data ?? null)
}
