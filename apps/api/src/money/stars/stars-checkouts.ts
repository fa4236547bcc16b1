import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../ground/db/database.ts'
import { assessments } from '../../ground/db/schema/assessments.ts'
import { type StarsCheckout, starsCheckouts } from '../../ground/db/schema/checkouts.ts'
import { type Order, orders } from '../../ground/db/schema/orders.ts'
import { people } from '../../ground/db/schema/people.ts'

/** Finds the checkout and order of an invoice; null when the payload is not ours. */
export async function findStarsCheckout(
  db: Database,
  orderId: string,
): Promise<{ checkout: StarsCheckout; order: Order } | null> {
  if (!z.uuid().safeParse(orderId).success) return null
  const [found] = await db
    .select({ checkout: starsCheckouts, order: orders })
    .from(starsCheckouts)
    .innerJoin(orders, eq(orders.id, starsCheckouts.orderId))
    .where(eq(starsCheckouts.orderId, orderId))
  return found ?? null
}

/** Language of the person an order's report is about; null if unknown or erased. */
export async function findReader(db: Database, orderId: string): Promise<string | null> {
  const [found] = await db
    .select({ language: people.language })
    .from(orders)
    .innerJoin(assessments, eq(assessments.id, orders.assessmentId))
    .innerJoin(people, eq(people.id, assessments.personId))
    .where(eq(orders.id, orderId))
  return found?.language ?? null
}

/** Telegram's invoice links never expire; like other payment pages, ours end after a day. */
const openMs = 24 * 60 * 60_000

type Dated = Pick<StarsCheckout, 'state' | 'createdAt'>

export const starsState = ({ state, createdAt }: Dated, now: Date): StarsCheckout['state'] =>
  state === 'open' && now.getTime() - createdAt.getTime() > openMs ? 'closed' : state
