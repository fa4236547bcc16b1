import type { HostCookie } from '../../doors/http/host-cookie.ts'
import { newToken, tokenDigest } from '../../doors/sign-ins/sign-in-token.ts'
import { sendsKeptMs } from './judge-sending.ts'

export const askerCookie = 'lithe_code'

const longestMark = 100

/** Digest of the presented mark; null when missing or not ours. */
export const shownMark = ({ value }: HostCookie): string | null =>
  value !== null && value.length < longestMark ? tokenDigest(value) : null

/** Always creates a fresh mark, so that a planted one never counts. */
export function newMark() {
  const mark = newToken()
  return { mark, askerDigest: tokenDigest(mark) }
}

export const keepMark = (cookie: HostCookie, mark: string, now: Date) =>
  cookie.keep(mark, new Date(now.getTime() + sendsKeptMs))
