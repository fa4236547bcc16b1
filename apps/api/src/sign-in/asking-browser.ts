import { otp } from '@lithe/contracts/constants'
import type { HostCookie } from '../http/host-cookie.ts'
import { newSessionToken, tokenDigest } from './session-token.ts'

export const askerCookie = 'lithe_code'

/** As long as somebody may wait for a lock to pass and then for their next code. */
const askerLifeMs = otp.lockMs + otp.lifeMs

const wellFormed = /^[\w-]{43}$/

/** What marks the browser that asks for a code; the same one while it keeps it, so that codes for two addresses live. */
export const markOf = ({ value }: HostCookie) => (value && wellFormed.test(value) ? value : newSessionToken())

export const keepMark = (cookie: HostCookie, mark: string, now: Date) =>
  cookie.keep(mark, new Date(now.getTime() + askerLifeMs))

/** What the database keeps of the mark, or compares with what it keeps. */
export const askerDigest = (mark: string) => tokenDigest(mark)
