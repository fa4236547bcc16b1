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
