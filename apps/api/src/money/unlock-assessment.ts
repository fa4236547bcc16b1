import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../ground/db/database.ts'
import { assessments } from '../ground/db/schema/assessments.ts'
import { recordEvent } from '../ground/events/security-events.ts'

/** Why a full report may be read, with the id of the order, redemption or organisation. */
export type UnlockCause =
  | { reason: 'demo-key' }
  | { reason: 'order' | 'promo-code' | 'organisation'; source: string }

/**
 * Opens a full report once and records why; later causes do not overwrite the first. `root` is the report opened
 * directly.
 */
export async function unlockAssessment(
  db: Database,
  assessmentId: string,
  cause: UnlockCause,
  now: Date,
  root: string | null = null,
): Promise<boolean> {
  const [opened] = await db
    .update(assessments)
    .set({
      unlockReason: cause.reason,
      unlockSource: cause.reason === 'demo-key' ? null : cause.source,
      unlockedAt: now,
      isInherited: root !== null,
      inheritedFrom: root,
    })
    .where(and(eq(assessments.id, assessmentId), isNull(assessments.unlockReason)))
    .returning({ personId: assessments.personId })
  if (!opened) return false
  await recordEvent(db, { kind: 'unlocked', personId: opened.personId, detail: cause.reason, at: now })
  return true
}

/** Locks a report, and those that inherited its unlock, if only this order opened them. */
export async function lockAssessment(db: Database, assessmentId: string, orderId: string): Promise<boolean> {
  // Waits for a report inheriting at this moment, which the update would otherwise miss.
  await db
    .select({ id: assessments.id })
    .from(assessments)
    .where(eq(assessments.id, assessmentId))
    .for('update')
  const locked = await db
    .update(assessments)
    .set({
      unlockReason: null,
      unlockSource: null,
      unlockedAt: null,
      isInherited: false,
      inheritedFrom: null,
    })
    .where(and(eq(assessments.unlockReason, 'order'), eq(assessments.unlockSource, orderId)))
    .returning({ id: assessments.id })
  return locked.some(({ id }) => id === assessmentId)
}
