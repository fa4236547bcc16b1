import { randomBytes, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { type Pepper, peppered } from '../../ground/secrets/pepper.ts'
import { clockSkewMs } from '../consume-proof.ts'

/** Time to find one's glasses, then one's finger. */
export const challengeLifeMs = 5 * 60_000

const nonceBytes = 16
const wellFormed = /^([0-9a-z]{1,11})\.([\w-]{22})\.([0-9a-f]{64})$/

/** What a challenge is for: a new key in one session, or a sign-in in one browser. */
type Binding = { purpose: 'add' | 'sign-in'; bearer: string }

export type Challenge = {
  /** The challenge as sent to the browser. */
  text: string
  madeAt: Date
}

const sealOf = ({ passkeys }: Pepper, { purpose, bearer }: Binding, madeAt: string, nonce: string) =>
  peppered(passkeys, 'passkey', purpose, bearer, madeAt, nonce)

/** Self-contained, so that nothing is stored for abandoned challenges. */
export function newChallenge(pepper: Pepper, binding: Binding, now: Date): Challenge {
  const madeAt = now.getTime().toString(36)
  const nonce = randomBytes(nonceBytes).toString('base64url')
  return { text: [madeAt, nonce, sealOf(pepper, binding, madeAt, nonce)].join('.'), madeAt: now }
}

/** Verifies that this server made a challenge for this bearer; null otherwise. */
export function readChallenge(pepper: Pepper, binding: Binding, text: string): Challenge | null {
  const [, madeAt, nonce, seal] = wellFormed.exec(text) ?? []
  if (!madeAt || !nonce || !seal) return null
  const ours = sealOf(pepper, binding, madeAt, nonce)
  if (!timingSafeEqual(Buffer.from(seal), Buffer.from(ours))) return null
  return { text, madeAt: new Date(Number.parseInt(madeAt, 36)) }
}

export const isChallengeOver = ({ madeAt }: Challenge, now: Date) =>
  Math.abs(now.getTime() - madeAt.getTime()) > challengeLifeMs

/** How long to remember a used challenge; after that it is too old to be accepted. */
export const useOf = ({ text, madeAt }: Challenge) => ({
  proof: `passkey:${text}`,
  expiresAt: new Date(madeAt.getTime() + challengeLifeMs + clockSkewMs),
})

const ClientData = z.object({ challenge: z.string(), crossOrigin: z.boolean().optional() })

/** Reads the challenge in the browser's signed client data; null when missing or framed cross-origin. */
export function challengeIn(clientDataJSON: string): string | null {
  try {
    const told = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    const { challenge, crossOrigin } = ClientData.parse(told)
    return crossOrigin ? null : Buffer.from(challenge, 'base64url').toString('utf8')
  } catch {
    return null
  }
}

/** WebAuthn relying party: this server's own origin. */
export const relyingParty = (ownOrigin: string) => ({
  rpID: URL.canParse(ownOrigin) ? new URL(ownOrigin).hostname : 'invalid',
  origin: ownOrigin,
})
