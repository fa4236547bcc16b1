import type { ReplayConsent } from '@lithe/contracts/api'
import { eq } from 'drizzle-orm'
import { isEnoughFor, timeOfBrought } from '../consent/given-consents.ts'
import type { Database } from '../db/database.ts'
import type { Person } from '../db/schema/people.ts'
import { replayConsents } from '../db/schema/replay-consents.ts'

type Brought = { organisation: string; consent: ReplayConsent }

/** Whether replays of a person may be kept for an organisation; the consent comes along with each of them. */
export async function recordReplayConsent(
  db: Database,
  person: Pick<Person, 'id' | 'ageYears'>,
  { organisation, consent }: Brought,
  now: Date,
): Promise<boolean> {
  if (!isEnoughFor(person, consent)) return false
  const given = await db.select().from(replayConsents).where(eq(replayConsents.personId, person.id))
  const givenAt = timeOfBrought(consent, given, now)
  if (!givenAt) return false
  const { version, isByGuardian } = consent
  await db
    .insert(replayConsents)
    .values({ personId: person.id, organisation, version, isByGuardian, givenAt, recordedAt: now })
    .onConflictDoNothing()
  return true
}
