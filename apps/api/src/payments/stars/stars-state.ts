import type { StarsCheckout } from '../../db/schema/stars-checkouts.ts'

/** An invoice's link lasts for ever; as with any other payment page, one of yesterday cannot be paid. */
const openMs = 24 * 60 * 60_000

type Dated = Pick<StarsCheckout, 'state' | 'createdAt'>

/** What a checkout is at this moment. */
export const starsState = ({ state, createdAt }: Dated, now: Date): StarsCheckout['state'] =>
  state === 'open' && now.getTime() - createdAt.getTime() > openMs ? 'closed' : state
