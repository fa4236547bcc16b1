import type { FastifyInstance, FastifyRequest } from 'fastify'
import { errorReply } from './error-replies.ts'
import { ownHosts } from './own-hosts.ts'
import { healthPaths } from './server-routes.ts'

const ownAddress = /^(127(\.\d+){3}|::1|::ffff:127(\.\d+){3})$/
const ownName = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i
const proxyHeader = /^(forwarded|via|x-forwarded-.*|x-real-ip|.*-connecting-ip|true-client-ip)$/

/**
 * Whether a request comes from a program on this machine. Proxies and tunnels also connect locally but add a header;
 * a page using DNS rebinding names another host.
 */
export const isFromThisMachine = ({ raw, headers }: FastifyRequest): boolean =>
  ownAddress.test(raw.socket.remoteAddress ?? '') &&
  ownName.test(headers.host ?? '') &&
  !Object.keys(headers).some(name => proxyHeader.test(name))

declare module 'fastify' {
  interface FastifyRequest {
    /** This server's origin; never taken unchecked from the caller. */
    ownOrigin: string
  }
}

type OwnAddress = {
  /** Overrides the origin that a request names. */
  publicUrl: string | null
  /** Additional host names, without a public URL. */
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

/** Determines this server's own origin, and refuses requests to any other. */
export function ownAddressOnly(app: FastifyInstance, { publicUrl, allowedHosts, isProduction }: OwnAddress) {
  const hosts = new Set([...ownHosts(), ...allowedHosts])
  /** During development, localhost keeps working alongside a tunnel. */
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
    // Probes use the container's current address.
    if (healthPaths.includes(request.url)) return
    const refusal = errorReply(request.words, 'foreign-host')
    return reply.code(refusal.code).send(refusal)
  })
}

/** Browsers always send their origin; a caller without an origin is not a browser and has no cookie. */
function comesFromOwnPages({ headers, ownOrigin }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (typeof site === 'string') return ownSites.includes(site)
  return headers.origin === undefined || headers.origin === ownOrigin
}

/** Prevents CSRF: cross-site pages cannot use the cookie to change anything. */
export function ownOriginOnly(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    if (reads.includes(request.method) || comesFromOwnPages(request)) return
    const refusal = errorReply(request.words, 'foreign-origin')
    return reply.code(refusal.code).send(refusal)
  })
}

/** Accepts JSON only; any other content type gets 415. */
export function jsonOnly(app: FastifyInstance) {
  app.removeContentTypeParser('text/plain')
}
