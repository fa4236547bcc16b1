import { and, eq } from 'drizzle-orm'
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
