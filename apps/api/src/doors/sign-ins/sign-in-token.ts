import { createHash, randomBytes } from 'node:crypto'
import type { SignInSession } from '../../ground/db/schema/sign-in.ts'
import { peppered } from '../../ground/secrets/pepper.ts'

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs
const tokenBytes = 32

/** Idle lifetime of a session; each rotation restarts it. */
export const idleLifeMs = 90 * dayMs
/** Maximum lifetime of a session, after which its owner signs in again. */
export const longestLifeMs = 365 * dayMs
export const tokenLifeMs = 24 * hourMs
/** How long calls in flight may still use the previous token. */
export const overlapMs = 60_000

export const newToken = () => randomBytes(tokenBytes).toString('base64url')

/** The token has 256 random bits, so a plain hash is enough. */
export const tokenDigest = (token: string) => createHash('sha256').update(token).digest('hex')

/** Derives the next token deterministically, so that crossed or lost replies all carry the same one. */
export const tokenAfter = (key: Buffer, token: string) =>
  Buffer.from(peppered(key, 'session', token), 'hex').toString('base64url')

/** Expiry of a session opened at `createdAt` and rotated `now`. */
export const signInEnd = (createdAt: Date, now: Date) =>
  new Date(Math.min(now.getTime() + idleLifeMs, createdAt.getTime() + longestLifeMs))

/**
 * State of a presented token: `good`; `new`, its first use; `due` for rotation; `copied`, replaced long ago, so two
 * devices must hold it.
 */
export type TokenStanding = 'good' | 'new' | 'due' | 'copied'

type Tokens = Pick<SignInSession, 'tokenDigest' | 'tokenMadeAt' | 'tokenSeenAt'>

/** The previous token stays valid until the newest token, whose reply may have been lost, is used. */
export function tokenStanding(session: Tokens, shownDigest: string, now: Date): TokenStanding {
  const { tokenDigest, tokenMadeAt, tokenSeenAt } = session
  if (shownDigest !== tokenDigest) {
    if (tokenSeenAt === null) return 'due'
    return now.getTime() - tokenSeenAt.getTime() < overlapMs ? 'good' : 'copied'
  }
  if (now.getTime() - tokenMadeAt.getTime() >= tokenLifeMs) return 'due'
  return tokenSeenAt === null ? 'new' : 'good'
}
