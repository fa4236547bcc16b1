import type { HostCookie } from '../../doors/http/host-cookie.ts'
import { newToken, tokenDigest } from '../../doors/sign-ins/sign-in-token.ts'
import { sendsKeptMs } from './judge-sending.ts'

export const askerCookie = 'lithe_code'

const longestMark = 100

/** What the browser came with, as the database would know it; null for no mark, or one that is none of ours. */
export const shownMark = ({ value }: HostCookie): string | null =>
  value !== null && value.length < longestMark ? tokenDigest(value) : null

/** What marks the browser from now on: always made here, so that none that was planted in it is ever good. */
export function newMark() {
  const mark = newToken()
  return { mark, askerDigest: tokenDigest(mark) }
}

export const keepMark = (cookie: HostCookie, mark: string, now: Date) =>
  cookie.keep(mark, new Date(now.getTime() + sendsKeptMs))
