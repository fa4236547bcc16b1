import { BlockList, isIPv6 } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { TrustProxy } from '../../ground/config/hosts-and-proxies.ts'
import { plainAddress } from '../../ground/limits/network-of.ts'
import type { Metrics } from './metrics.ts'

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

/** Whether to trust an address at a given number of hops. */
export function isTrusted(trusted: TrustProxy): (address: string, hop: number) => boolean {
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted
  const proxies = new BlockList()
  for (const part of trusted) {
    const [address = '', bits] = part.split('/')
    if (bits === undefined) proxies.addAddress(address, familyOf(address))
    else proxies.addSubnet(address, Number(bits), familyOf(address))
  }
  return given => {
    const address = plainAddress(given)
    return address !== null && proxies.check(address, familyOf(address))
  }
}

const wordsOfProxies = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto']

/** Warns once about an undeclared proxy, behind which all callers share one network and HTTPS looks like HTTP. */
export function noticeUnknownProxies(app: FastifyInstance, trusted: TrustProxy, { count }: Metrics) {
  const isKnown = isTrusted(trusted)
  let isSaid = false
  app.addHook('onRequest', async ({ headers, raw, log }) => {
    if (!wordsOfProxies.some(name => name in headers) || isKnown(raw.socket.remoteAddress ?? '', 0)) return
    count('unknown-proxy')
    if (isSaid) return
    isSaid = true
    log.warn(
      'a proxy that TRUST_PROXY does not name, or a caller who plays one, sent X-Forwarded headers: they are ignored. ' +
        'If a proxy stands in front, set TRUST_PROXY, or everybody counts as one network',
    )
  })
}
