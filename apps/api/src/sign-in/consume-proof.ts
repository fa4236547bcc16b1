import { eq } from 'drizzle-orm'
import type { Database } from '../ground/db/database.ts'
import { usedProofs } from '../ground/db/schema/sign-in.ts'
import { identifierDigest } from '../ground/secrets/pepper.ts'

/** Until when a proof that comes again must be remembered: from then on its own age refuses it. */
type Use = { proof: string; expiresAt: Date }

/** Whether this is a proof's first use. One statement decides, however many show it at the same time. */
export async function consumeProof(db: Database, { proof, expiresAt }: Use, now: Date): Promise<boolean> {
  const used = await db
    .insert(usedProofs)
    .values({ digest: identifierDigest(proof), usedAt: now, expiresAt })
    .onConflictDoNothing()
    .returning({ digest: usedProofs.digest })
  return used.length > 0
}

/** When a proof first opened a session; null if it never did. */
export async function firstUseOf(db: Database, proof: string): Promise<Date | null> {
  const [use] = await db
    .select({ usedAt: usedProofs.usedAt })
    .from(usedProofs)
    .where(eq(usedProofs.digest, identifierDigest(proof)))
  return use?.usedAt ?? null
}

/** How far an issuer's clock may be off ours. */
export const clockSkewMs = 30_000

/** Whether what lives for `lifeMs` and ends then is alive: what ends later than that was made by a clock that was wrong. */
export const isWithin = (endsAtMs: number, lifeMs: number, now: Date): boolean =>
  now.getTime() < endsAtMs && endsAtMs - now.getTime() <= lifeMs + clockSkewMs
