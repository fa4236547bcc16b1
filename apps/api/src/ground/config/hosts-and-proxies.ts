import { isIP } from 'node:net'
import { z } from 'zod'

/** Host names without scheme or port. */
export const allowedHosts = z
  .string()
  .max(2000, { abort: true })
  .transform(text => text.split(',').map(part => part.trim().toLowerCase()))
  .refine(
    parts =>
      parts.every(part => URL.canParse(`http://${part}`) && new URL(`http://${part}`).hostname === part),
    'is a list of host names like lithe.example.org, without https:// or a port',
  )

/** Number of trusted proxies in front, or their IP addresses; 0 for none. */
export type TrustProxy = number | readonly string[]

const partsOf = (text: string) => text.split(',').map(part => part.trim())

function isNetwork(part: string): boolean {
  const [address = '', bits = '0', ...rest] = part.split('/')
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most
}

/** Refuses to trust every sender, which would let callers choose the IP address they are limited by. */
export const trustProxySetting = z
  .string()
  .max(1000, { abort: true })
  .refine(
    text => text === 'false' || /^\d$/.test(text) || partsOf(text).every(isNetwork),
    'is how many proxies stand in front, like 1, or a list of their addresses; true would believe every caller',
  )
  .transform((text): TrustProxy => (text === 'false' ? 0 : /^\d$/.test(text) ? Number(text) : partsOf(text)))
