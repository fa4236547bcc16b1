import { BlockList, isIP, isIPv6 } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { plainAddress } from '../../ground/limits/network-of.ts'
import type { Metrics } from './metrics.ts'

/** How many proxies stand in front, or their addresses; 0 where there is none. */
export type TrustProxy = number | readonly string[]

const partsOf = (text: string) => text.split(',').map(part => part.trim())

function isNetwork(part: string): boolean {
  const [address = '', bits = '0', ...rest] = part.split('/')
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most
}

/** Believing every sender is no choice: a caller could then name the address it is counted by. */
export const trustProxySetting = z
  .string()
  .max(1000, { abort: true })
  .refine(
    text => text === 'false' || /^\d$/.test(text) || partsOf(text).every(isNetwork),
    'is how many proxies stand in front, like 1, or a list of their addresses; true would believe every caller',
  )
  .transform((text): TrustProxy => (text === 'false' ? 0 : /^\d$/.test(text) ? Number(text) : partsOf(text)))

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

/** Whether the word of an address on the way, so many hops from here, is taken. */
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

/** A proxy that the server was not told of makes all the world one network, and HTTPS look like HTTP: said once. */
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
