import { isIPv6 } from 'node:net'

const groups = 8
const networkGroups = 4

/** Whom an address belongs to: one IPv4 address, or the /64 that an IPv6 line is given as a whole. */
export function networkOf(address: string): string {
  const [plain = ''] = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array(Math.max(0, groups - before.length - after.length)).fill('0')
  return [...before, ...zeros, ...after].slice(0, networkGroups).join(':')
}
