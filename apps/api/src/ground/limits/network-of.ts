import { isIP, isIPv6 } from 'node:net'

/** Longest address with zone, brackets and port; anything longer is invalid. */
const longest = 100

/** Strips the port from `[v6]:port` or `v4:port`. */
function withoutPort(text: string): string {
  if (text.startsWith('[')) return text.slice(1, text.indexOf(']'))
  const colon = text.indexOf(':')
  return colon !== -1 && colon === text.lastIndexOf(':') ? text.slice(0, colon) : text
}

const mapped = '::ffff:'

/** Normalises an IP address: no port, brackets or zone, mapped IPv4 unwrapped; null when invalid. */
export function plainAddress(given: string): string | null {
  if (given.length > longest) return null
  const [address = ''] = withoutPort(given.trim()).toLowerCase().split('%')
  const inner = address.slice(mapped.length)
  if (isIPv6(address) && address.startsWith(mapped) && isIP(inner) === 4) return inner
  return isIP(address) === 0 ? null : address
}

/** A network of an IP address; `widens` multiplies its limit. */
type Network = { name: string; widens: number }

/** A subscriber gets a whole /64; tunnels and hosting providers give away a /56 or /48. */
const v6Networks = [
  { bits: 64, widens: 1 },
  { bits: 56, widens: 2 },
  { bits: 48, widens: 8 },
] as const

/** Carrier NAT puts whole towns behind a /24, which gets the limit of thirty-two addresses. */
const v4Neighbours = 32

const groups = 8

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array<string>(Math.max(0, groups - before.length - after.length)).fill('0')
  return [...before, ...zeros, ...after].map(group => group.padStart(4, '0'))
}

/** Networks of an IP address, narrowest first. Unparseable addresses all share one network. */
export function networksOf(given: string): Network[] {
  const address = plainAddress(given)
  if (address === null) return [{ name: 'unknown', widens: 1 }]
  if (isIPv6(address)) {
    const digits = groupsOf(address).join('')
    return v6Networks.map(({ bits, widens }) => ({ name: `${digits.slice(0, bits / 4)}/${bits}`, widens }))
  }
  return [
    { name: address, widens: 1 },
    { name: `${address.slice(0, address.lastIndexOf('.'))}/24`, widens: v4Neighbours },
  ]
}

/** The subscriber: one IPv4 address, or the /48 that a home, office or tunnel may divide freely. */
export function siteOf(address: string): string {
  const [nearest, ...wider] = networksOf(address).map(({ name }) => name)
  return (nearest?.endsWith('/64') ? wider.at(-1) : nearest) ?? ''
}
