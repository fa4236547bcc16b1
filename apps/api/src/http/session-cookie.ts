import type { FastifyReply, FastifyRequest } from 'fastify'

const name = 'lithe_session'

export const readSessionToken = ({ cookies }: FastifyRequest): string | null => cookies[name] ?? null

/** What a verb may do with the cookie of whoever asks. */
export type SessionCarrier = {
  token: string | null
  keep(token: string, expires: Date): void
  drop(): void
}

export function sessionCarrier(request: FastifyRequest, reply: FastifyReply): SessionCarrier {
  const flags = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  } as const
  return {
    token: readSessionToken(request),
    keep: (token, expires) => void reply.setCookie(name, token, { ...flags, expires }),
    drop: () => void reply.clearCookie(name, flags),
  }
}
