import type { Consent } from '@lithe/contracts/api'
import { desc, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { consents } from '../db/schema/consents.ts'
import type { Person } from '../db/schema/people.ts'
import { done, type Outcome, refuse } from '../ports/outcome.ts'
import { isEnoughFor, timeOfBrought } from './given-consents.ts'

/** Whether a person's measurements may be kept: by a consent that is on record, or by the one a call brings along. */
export async function recordConsent(
  db: Database,
  person: Pick<Person, 'id' | 'ageYears'>,
  brought: Consent | undefined,
  now: Date,
): Promise<Outcome<null, 'consent-missing'>> {
  const isTheirs = eq(consents.personId, person.id)
  const given = await db.select().from(consents).where(isTheirs).orderBy(desc(consents.givenAt))
  if (given.some(consent => consent.withdrawnAt === null && isEnoughFor(person, consent))) return done(null)
  if (!brought || !isEnoughFor(person, brought)) return refuse('consent-missing')
  const givenAt = timeOfBrought(brought, given, now)
  if (!givenAt) return refuse('consent-missing')
  const { version, isByGuardian } = brought
  await db
    .insert(consents)
    .values({ personId: person.id, version, isByGuardian, givenAt, recordedAt: now })
    .onConflictDoNothing()
  return done(null)
}
