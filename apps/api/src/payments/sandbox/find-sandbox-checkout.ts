import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { type SandboxCheckout, sandboxCheckouts } from '../../db/schema/sandbox-checkouts.ts'

/** As with a real provider, a page of yesterday cannot be paid. */
const openMs = 24 * 60 * 60 * 1000

const isOver = ({ state, createdAt }: SandboxCheckout, now: Date) =>
  state === 'open' && now.getTime() - createdAt.getTime() > openMs

export async function findSandboxCheckout(
  db: Database,
  id: string,
  now: Date,
): Promise<SandboxCheckout | null> {
  const [checkout] = await db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.id, id))
  if (!checkout) return null
  return isOver(checkout, now) ? { ...checkout, state: 'expired' } : checkout
}
