import type { AssessmentListItem } from '@lithe/contracts/api'
import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { assessments, type StoredAssessment } from '../db/schema/assessments.ts'
import type { Person } from '../db/schema/people.ts'
import { authorise } from '../people/authorise.ts'
import { findPerson } from '../people/find-person.ts'
import { done, type Outcome, refuse } from '../ports/outcome.ts'
import type { VerbContext } from '../ports/verb.ts'

type Own = { person: Person; assessment: StoredAssessment }

/** The caller's own assessment. Someone else's is as unknown as one that never was. */
export async function findOwnAssessment(
  { db, caller }: Pick<VerbContext, 'db' | 'caller'>,
  assessmentId: string,
): Promise<Outcome<Own, 'identity-unproven' | 'not-yours' | 'unknown-report'>> {
  const identity = authorise(caller)
  if (!identity.ok) return identity
  const person = await findPerson(db, identity.data)
  if (!person) return refuse('unknown-report')
  const [assessment] = await db
    .select()
    .from(assessments)
    .where(and(eq(assessments.id, assessmentId), eq(assessments.personId, person.id)))
  return assessment ? done({ person, assessment }) : refuse('unknown-report')
}

/** A person's assessments, newest first, with their free part only. */
export async function listAssessments(db: Database, personId: string): Promise<AssessmentListItem[]> {
  const rows = await db
    .select({
      assessmentId: assessments.id,
      createdAt: assessments.createdAt,
      freeReportData: assessments.freeReport,
      unlockReason: assessments.unlockReason,
    })
    .from(assessments)
    .where(eq(assessments.personId, personId))
    .orderBy(desc(assessments.createdAt), desc(assessments.id))
  return rows.map(({ unlockReason, createdAt, ...rest }) => ({
    ...rest,
    createdAt: createdAt.toISOString(),
    isAssessmentUnlocked: unlockReason !== null,
  }))
}
