import type { FastifyReply, FastifyRequest } from 'fastify'

/** A cookie that only this very host reads and writes, out of scripts' reach. */
export type HostCookie = {
  value: string | null
  keep(value: string, expires: Date): void
  drop(): void
}

/** The prefix makes browsers refuse it from a neighbour host or over plain HTTP; localhost has only plain HTTP. */
const nameFor = (isSecure: boolean, name: string) => (isSecure ? `__Host-${name}` : name)

/** What a verb may do with one cookie of the caller. */
export function hostCookie(request: FastifyRequest, reply: FastifyReply, name: string): HostCookie {
  const isSecure = request.ownOrigin.startsWith('https:')
  const fullName = nameFor(isSecure, name)
  const flags = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
  } as const
  return {
    value: request.cookies[fullName] ?? null,
    keep: (value, expires) => void reply.setCookie(fullName, value, { ...flags, expires }),
    drop: () => void reply.clearCookie(fullName, flags),
  }
}

/** What a verb may do with the caller's session. */
export type SignInCarrier = {
  token: string | null
  keep(token: string, expires: Date): void
  drop(): void
}

export function signInCarrier(request: FastifyRequest, reply: FastifyReply): SignInCarrier {
  const { value: token, keep, drop } = hostCookie(request, reply, 'lithe_session')
  return { token, keep, drop }
}
