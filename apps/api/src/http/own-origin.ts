import type { FastifyInstance, FastifyRequest } from 'fastify'
import { errorReply } from './error-replies.ts'

const reads = ['GET', 'HEAD', 'OPTIONS']
const ownSites = ['same-origin', 'none']

/** The address under which a request reached this server; a proxy's word counts as far as it is trusted. */
export function ownOrigin({ protocol, host }: FastifyRequest): string {
  const address = `${protocol}://${host}`
  return URL.canParse(address) ? new URL(address).origin : 'null'
}

/** A browser says by itself where a call comes from; whoever says nothing is no browser and has no one's cookie. */
function comesFromOwnPages({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (typeof site === 'string') return ownSites.includes(site)
  if (headers.origin === undefined) return true
  return URL.canParse(headers.origin) && new URL(headers.origin).host === host
}

/** Pages of other sites cannot change anything with the cookie that the browser adds to their calls, at any address. */
export function ownOriginOnly(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    if (reads.includes(request.method) || comesFromOwnPages(request)) return
    const refusal = errorReply('foreign-origin')
    return reply.code(refusal.code).send(refusal)
  })
}
