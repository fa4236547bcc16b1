import type { SignInSession } from '../db/schema/sign-in-sessions.ts'
import { overlapMs, tokenLifeMs } from './session-token.ts'

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
