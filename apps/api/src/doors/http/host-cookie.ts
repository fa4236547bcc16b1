import { guestCookies, guestIdPattern } from '@lithe/contracts/api'
import type { FastifyReply, FastifyRequest } from 'fastify'

export type HostCookie = {
  value: string | null
  keep(value: string, expires: Date): void
  drop(): void
}

/** `__Host-` makes browsers refuse the cookie from a sibling domain or over HTTP, all that localhost has. */
const nameFor = (isSecure: boolean, name: string) => (isSecure ? `__Host-${name}` : name)

/** Gives a verb one cookie of the caller to read, set and clear. */
export function hostCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  httpOnly = true,
): HostCookie {
  const isSecure = request.ownOrigin.startsWith('https:')
  const fullName = nameFor(isSecure, name)
  const flags = {
    path: '/',
    httpOnly,
    sameSite: 'lax',
    secure: isSecure,
  } as const
  return {
    value: request.cookies[fullName] ?? null,
    keep: (value, expires) => void reply.setCookie(fullName, value, { ...flags, expires }),
    drop: () => void reply.clearCookie(fullName, flags),
  }
}

/** The session cookie of the caller, for a verb to read, set and clear. */
export type SignInCarrier = {
  token: string | null
  keep(token: string, expires: Date): void
  drop(): void
}

export function signInCarrier(request: FastifyRequest, reply: FastifyReply): SignInCarrier {
  const { value: token, keep, drop } = hostCookie(request, reply, 'lithe_session')
  return { token, keep, drop }
}

/** The guest id in an HttpOnly cookie: Safari deletes script-written storage after seven days without a visit. */
export type GuestCarrier = { guest: string | null; keep(guest: string, now: Date): void; drop(): void }

/** Browsers cap cookie lifetime at 400 days. */
const guestKeptMs = 400 * 86_400_000

export function guestCarrier(request: FastifyRequest, reply: FastifyReply): GuestCarrier {
  const key = hostCookie(request, reply, guestCookies.key)
  const sign = hostCookie(request, reply, guestCookies.sign, false)
  return {
    guest: key.value !== null && guestIdPattern.test(key.value) ? key.value : null,
    keep(guest, now) {
      const expires = new Date(now.getTime() + guestKeptMs)
      key.keep(guest, expires)
      sign.keep('1', expires)
    },
    drop() {
      key.drop()
      sign.drop()
    },
  }
}
