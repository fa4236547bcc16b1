import type { generateReport as endpoint } from '@lithe/contracts/api'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { assessments } from '../db/schema/assessments.ts'
import { done, refuse } from '../outcome.ts'
import { authorise } from '../people/authorise.ts'
import { findPerson } from '../people/find-person.ts'
import { findCompleteDetails } from '../people/user-details.ts'
import type { VerbFor } from '../verb.ts'
import { chooseSessions } from './choose-sessions.ts'
import { isDemoUnlock } from './is-demo-unlock.ts'
import { scoreSessions } from './score-sessions.ts'

type NewAssessment = typeof assessments.$inferInsert

/** Stores an assessment, or finds the one that stands on the same sessions already. */
async function storeOnce(db: Database, assessment: NewAssessment): Promise<{ id: string; isNew: boolean }> {
  const [made] = await db.insert(assessments).values(assessment).onConflictDoNothing().returning()
  if (made) return { id: made.id, isNew: true }
  const { personId, sessionIds } = assessment
  const [known] = await db
    .select({ id: assessments.id })
    .from(assessments)
    .where(and(eq(assessments.personId, personId), eq(assessments.sessionIds, sessionIds)))
  if (!known) throw new Error('an assessment vanished between insert and select')
  return { id: known.id, isNew: false }
}

/** Opens the full report once; a later reason does not overwrite the first. */
const unlock = (db: Database, id: string, now: Date) =>
  db
    .update(assessments)
    .set({ unlockReason: 'demo-key', unlockedAt: now })
    .where(and(eq(assessments.id, id), isNull(assessments.unlockReason)))
    .returning({ id: assessments.id })

/** Scores a person's measurements and keeps the report; the same measurements again are the same report. */
export const generateReport: VerbFor<typeof endpoint> = async (ctx, input) => {
  const identity = authorise(ctx.caller)
  if (!identity) return refuse('identity-unproven')
  const person = await findPerson(ctx.db, identity)
  const details = person && findCompleteDetails(person)
  if (!details) return refuse('profile-incomplete')
  const chosen = await chooseSessions(ctx.db, person.id, input.sessions)
  if (!chosen.ok) return chosen
  const report = scoreSessions(details, chosen.data)
  if (!report) return refuse('no-measurements')

  const isUnlocked = input.unlocked === true && isDemoUnlock(input.unlockKey, ctx.demoUnlockKey)
  return ctx.db.transaction(async transaction => {
    const { id, isNew } = await storeOnce(transaction, {
      ...report,
      personId: person.id,
      sessionIds: chosen.data.map(session => session.id),
      createdAt: ctx.now,
    })
    ctx.count(isNew ? 'report-made' : 'report-repeated')
    if (isUnlocked && (await unlock(transaction, id, ctx.now)).length > 0) ctx.count('report-unlocked')
    return done({ assessmentId: id })
  })
}
