import type { FastifyInstance, FastifyRequest } from 'fastify'
import { errorReply } from './error-replies.ts'
import { ownHosts } from './own-hosts.ts'
import { healthPaths } from './server-routes.ts'

const ownAddress = /^(127(\.\d+){3}|::1|::ffff:127(\.\d+){3})$/
const ownName = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i
const proxyHeader = /^(forwarded|via|x-forwarded-.*|x-real-ip|.*-connecting-ip|true-client-ip)$/

/**
 * Whether a request was made by a program of this very machine to this very machine. A proxy or tunnel also connects
 * from here, but says so in a header; a page whose name was made to lead here says another host than ours.
 */
export const isFromThisMachine = ({ raw, headers }: FastifyRequest): boolean =>
  ownAddress.test(raw.socket.remoteAddress ?? '') &&
  ownName.test(headers.host ?? '') &&
  !Object.keys(headers).some(name => proxyHeader.test(name))

declare module 'fastify' {
  interface FastifyRequest {
    /** The address under which this server is reached; never what a caller merely says it is. */
    ownOrigin: string
  }
}

type OwnAddress = {
  /** Where it is set, it is the address, whatever a call says. */
  publicUrl: string | null
  /** Further names of this server, where it has no one address. */
  allowedHosts: readonly string[]
  isProduction: boolean
}

const reads = ['GET', 'HEAD', 'OPTIONS']
const ownSites = ['same-origin', 'none']
const nowhere = 'null'

function originOf({ protocol, host }: FastifyRequest): string {
  const address = `${protocol}://${host}`
  return URL.canParse(address) ? new URL(address).origin : nowhere
}

/** Settles what this server's own address is, and refuses calls to any other. */
export function ownAddressOnly(app: FastifyInstance, { publicUrl, allowedHosts, isProduction }: OwnAddress) {
  const hosts = new Set([...ownHosts(), ...allowedHosts])
  /** With a tunnel to a developer's computer, that computer goes on by its own name. */
  const isAtTheDesk = (request: FastifyRequest) => !isProduction && isFromThisMachine(request)

  app.decorateRequest('ownOrigin', {
    getter() {
      return publicUrl === null || isAtTheDesk(this) ? originOf(this) : publicUrl
    },
  })
  if (publicUrl !== null) return
  app.addHook('onRequest', async (request, reply) => {
    const origin = originOf(request)
    if (origin !== nowhere && hosts.has(new URL(origin).hostname)) return
    // A probe calls by whatever address a container has just now.
    if (healthPaths.includes(request.url)) return
    const refusal = errorReply(request.words, 'foreign-host')
    return reply.code(refusal.code).send(refusal)
  })
}

/** A browser says by itself where a call comes from; a caller that says nothing is no browser and has no cookie. */
function comesFromOwnPages({ headers, ownOrigin }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (typeof site === 'string') return ownSites.includes(site)
  return headers.origin === undefined || headers.origin === ownOrigin
}

/** Pages of other sites cannot change anything with the cookie that the browser adds to their calls, at any address. */
export function ownOriginOnly(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    if (reads.includes(request.method) || comesFromOwnPages(request)) return
    const refusal = errorReply(request.words, 'foreign-origin')
    return reply.code(refusal.code).send(refusal)
  })
}

/** Leaves JSON as the one content type the server reads; any other is answered with 415. */
export function jsonOnly(app: FastifyInstance) {
  app.removeContentTypeParser('text/plain')
}
