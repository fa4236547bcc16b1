import { otp } from '@lithe/contracts/constants'
import type { SignInCode } from '../../db/schema/sign-in-codes.ts'

/** Codes of one address that are good at the same time, each in its own browser; known devices have theirs besides. */
const aliveAtOnce = 2

type Asker = { addressDigest: string; networkDigest: string; shownDigest: string | null }

/**
 * Which codes a further browser's takes the place of: those of its own network first, so that a stranger elsewhere
 * replaces their own codes before others', and then the oldest. `sent` has the newest first.
 */
export function surplusCodes(sent: SignInCode[], asker: Asker, now: Date): string[] {
  const seen = new Set([asker.shownDigest])
  const others = sent.filter(one => {
    if (one.addressDigest !== asker.addressDigest || seen.has(one.askerDigest)) return false
    seen.add(one.askerDigest)
    return !one.isKnownDevice && one.expiresAt > now && one.attempts < otp.attempts
  })
  const isNear = ({ networkDigest }: SignInCode) => networkDigest === asker.networkDigest
  const inOrder = [...others.filter(isNear).reverse(), ...others.filter(one => !isNear(one)).reverse()]
  return inOrder.slice(0, Math.max(0, others.length - (aliveAtOnce - 1))).map(({ id }) => id)
}
