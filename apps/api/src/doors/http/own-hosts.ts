import { BlockList, isIP, isIPv6 } from 'node:net'
import { hostname, networkInterfaces } from 'node:os'
import type { FastifyInstance } from 'fastify'
import { errorReply } from './error-replies.ts'

const home = new BlockList()
for (const [network, bits] of [
  ...([
    ['127.0.0.0', 8],
    ['10.0.0.0', 8],
    ['172.16.0.0', 12],
    ['192.168.0.0', 16],
  ] as const),
  ...([
    ['100.64.0.0', 10],
    ['169.254.0.0', 16],
  ] as const),
] as const)
  home.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  home.addSubnet(network, bits, 'ipv6')

/** Loopback, private and link-local addresses; public ones must be configured. */
const isAtHome = (address: string) => home.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

const asHost = (address: string) => (isIP(address) === 6 ? `[${address}]` : address)

/** Host names and IP addresses of this computer on its own network. */
export function ownHosts(): string[] {
  const addresses = Object.values(networkInterfaces())
    .flatMap(entries => entries ?? [])
    .map(({ address }) => address)
    .filter(isAtHome)
  const name = hostname().toLowerCase()
  return ['localhost', '127.0.0.1', '[::1]', name, `${name}.local`, ...addresses.map(asHost)]
}

/** Raw headers alternate names and values. */
const hostsIn = (rawHeaders: readonly string[]) =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length

/** Refuses a second Host header (RFC 9112, 3.2): Node keeps the first, a proxy may keep the last. */
export function oneHostOnly(app: FastifyInstance) {
  app.addHook('onRequest', async ({ raw, words }, reply) => {
    if (hostsIn(raw.rawHeaders) < 2) return
    const refusal = errorReply(words, 'malformed', words.replies.details.oneHost)
    return reply.code(refusal.code).send(refusal)
  })
}
