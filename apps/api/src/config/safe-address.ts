import { z } from 'zod'

const isHere = (address: string) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(address).hostname)

/** A web address whose traffic cannot be read or changed on its way: HTTPS, or a program on this machine. */
export const safeAddress = (whatItIs: string) =>
  z
    .url({ protocol: /^https?$/, error: whatItIs })
    .refine(
      address => new URL(address).protocol === 'https:' || isHere(address),
      'is an https address, unless it is on this machine',
    )
