import { createHash, randomBytes } from 'node:crypto'
import type { SignInSession } from '../../ground/db/schema/sign-in.ts'
import { peppered } from '../../ground/secrets/pepper.ts'

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs
const tokenBytes = 32

/** How long a device stays signed in without being used; each new token begins it again. */
export const idleLifeMs = 90 * dayMs
/** However much a device is used, its owner proves themself again after this. */
export const longestLifeMs = 365 * dayMs
export const tokenLifeMs = 24 * hourMs
/** How long calls that were under way may still show the token before. */
export const overlapMs = 60_000

export const newToken = () => randomBytes(tokenBytes).toString('base64url')

/** The token has 256 bits of chance in it, so a plain hash gives nothing away. */
export const tokenDigest = (token: string) => createHash('sha256').update(token).digest('hex')

/** Only this server can tell it, and tells the same each time: replies that cross or are lost all carry one token. */
export const tokenAfter = (key: Buffer, token: string) =>
  Buffer.from(peppered(key, 'session', token), 'hex').toString('base64url')

/** When a session ends that was opened at `createdAt` and given a token `now`. */
export const signInEnd = (createdAt: Date, now: Date) =>
  new Date(Math.min(now.getTime() + idleLifeMs, createdAt.getTime() + longestLifeMs))

/**
 * What a token is to the session it belongs to: `good`; `new`, good and shown for the first time; `due` for the next
 * one; `copied`, replaced long ago, so that two devices must have held it.
 */
export type TokenStanding = 'good' | 'new' | 'due' | 'copied'

type Tokens = Pick<SignInSession, 'tokenDigest' | 'tokenMadeAt' | 'tokenSeenAt'>

/** A token before the newest counts until the newest was seen: the reply that carried that may have been lost. */
export function tokenStanding(session: Tokens, shownDigest: string, now: Date): TokenStanding {
  const { tokenDigest, tokenMadeAt, tokenSeenAt } = session
  if (shownDigest !== tokenDigest) {
    if (tokenSeenAt === null) return 'due'
    return now.getTime() - tokenSeenAt.getTime() < overlapMs ? 'good' : 'copied'
  }
  if (now.getTime() - tokenMadeAt.getTime() >= tokenLifeMs) return 'due'
  return tokenSeenAt === null ? 'new' : 'good'
}
