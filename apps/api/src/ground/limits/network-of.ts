import { isIP, isIPv6 } from 'node:net'

/** As long as an address can be with a zone, brackets and a port; what is longer is none. */
const longest = 100

/** What stands between the brackets of `[v6]:port`, or before the only colon of `v4:port`. */
function withoutPort(text: string): string {
  if (text.startsWith('[')) return text.slice(1, text.indexOf(']'))
  const colon = text.indexOf(':')
  return colon !== -1 && colon === text.lastIndexOf(':') ? text.slice(0, colon) : text
}

const mapped = '::ffff:'

/** An IP address without port, brackets and zone, IPv4 in its own form; null where the text is none. */
export function plainAddress(given: string): string | null {
  if (given.length > longest) return null
  const [address = ''] = withoutPort(given.trim()).toLowerCase().split('%')
  const inner = address.slice(mapped.length)
  if (isIPv6(address) && address.startsWith(mapped) && isIP(inner) === 4) return inner
  return isIP(address) === 0 ? null : address
}

/** Whom an address belongs to, and who stands around them; `widens` by how much more they may do together. */
type Network = { name: string; widens: number }

/** A phone or a line is given a /64 as a whole; tunnels and hosters hand out a /56 or a /48 for nothing. */
const v6Networks = [
  { bits: 64, widens: 1 },
  { bits: 56, widens: 2 },
  { bits: 48, widens: 8 },
] as const

/** Carriers put whole towns behind the addresses of a /24: together they may do what thirty-two alone may. */
const v4Neighbours = 32

const groups = 8

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array<string>(Math.max(0, groups - before.length - after.length)).fill('0')
  return [...before, ...zeros, ...after].map(group => group.padStart(4, '0'))
}

/** The networks of an address, the narrowest first. What no one can read as an address is all one network. */
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

/** Who runs the lines: one IPv4 address, or the /48 that a home, an office or a tunnel may split up as it likes. */
export function siteOf(address: string): string {
  const [nearest, ...wider] = networksOf(address).map(({ name }) => name)
  return (nearest?.endsWith('/64') ? wider.at(-1) : nearest) ?? ''
}
