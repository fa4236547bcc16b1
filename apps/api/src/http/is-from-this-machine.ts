import type { FastifyRequest } from 'fastify'

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
