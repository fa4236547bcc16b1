import type { FastifyReply, FastifyRequest } from 'fastify'
import { hostCookie } from './host-cookie.ts'

/** What a verb may do with the caller's session. */
export type SessionCarrier = {
  token: string | null
  keep(token: string, expires: Date): void
  drop(): void
}

export function sessionCarrier(request: FastifyRequest, reply: FastifyReply): SessionCarrier {
  const { value: token, keep, drop } = hostCookie(request, reply, 'lithe_session')
  return { token, keep, drop }
}
