import { type Caller, emailPattern } from '@lithe/contracts/api'

/** Of a profile's identifier, the part before its separator, which no domain holds. */
const addressPart = /^[^@]+@[^@~]+/

/** The address in an identifier that has been proven, a profile's keeper's too; null for guests and messengers. */
export function provenAddress({ userIdentifier }: Caller): string | null {
  const [address = ''] = addressPart.exec(userIdentifier.trim()) ?? []
  return emailPattern.test(address) ? address.toLowerCase() : null
}
