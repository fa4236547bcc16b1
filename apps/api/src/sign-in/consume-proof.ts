import { eq } from 'drizzle-orm'
import type { Database } from '../ground/db/database.ts'
import { usedProofs } from '../ground/db/schema/sign-in.ts'
import { identifierDigest } from '../ground/secrets/pepper.ts'

/** A proof and how long to remember it; after that it is too old to be accepted. */
type Use = { proof: string; expiresAt: Date }

/** Whether this is a proof's first use, decided atomically. */
export async function consumeProof(db: Database, { proof, expiresAt }: Use, now: Date): Promise<boolean> {
  const used = await db
    .insert(usedProofs)
    .values({ digest: identifierDigest(proof), usedAt: now, expiresAt })
    .onConflictDoNothing()
    .returning({ digest: usedProofs.digest })
  return used.length > 0
}

/** Returns when a proof first opened a session, or null. */
export async function firstUseOf(db: Database, proof: string): Promise<Date | null> {
  const [use] = await db
    .select({ usedAt: usedProofs.usedAt })
    .from(usedProofs)
    .where(eq(usedProofs.digest, identifierDigest(proof)))
  return use?.usedAt ?? null
}

export const clockSkewMs = 30_000

/**
 * Whether something with lifetime `lifeMs` is alive; an end too far ahead means it was created under a wrong clock.
 */
export const isWithin = (endsAtMs: number, lifeMs: number, now: Date): boolean =>
  now.getTime() < endsAtMs && endsAtMs - now.getTime() <= lifeMs + clockSkewMs
