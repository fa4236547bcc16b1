import { type Consent, consentAgeYears } from '@lithe/contracts/api'
import { desc, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { consents, type Person } from '../db/schema/people.ts'
import { done, type Outcome, refuse } from '../ports/outcome.ts'

/** Of a person whose age was not given yet nothing can be made; it is asked again once it was. */
const isEnoughFor = (
  { ageYears }: Pick<Person, 'ageYears'>,
  { isByGuardian }: Pick<Consent, 'isByGuardian'>,
) => isByGuardian || ageYears === null || ageYears >= consentAgeYears

/** When a consent was last taken back, 0 for never; nothing given before that counts any more, on whichever device it lies. */
export const lastWithdrawal = (given: readonly { withdrawnAt: Date | null }[]) =>
  Math.max(...given.map(({ withdrawnAt }) => withdrawnAt?.getTime() ?? 0), 0)

/** When a consent that a call brings along was given, by a clock that is not ahead of ours; null where it counts no more. */
function timeOfBrought(
  { givenAt }: Pick<Consent, 'givenAt'>,
  given: readonly { withdrawnAt: Date | null }[],
  now: Date,
): Date | null {
  const time = new Date(Math.min(Date.parse(givenAt), now.getTime()))
  return time.getTime() <= lastWithdrawal(given) ? null : time
}

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
