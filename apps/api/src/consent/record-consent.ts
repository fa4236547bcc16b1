import { type Consent, consentAgeYears } from '@lithe/contracts/api'
import { desc, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { consents, type StoredConsent } from '../db/schema/consents.ts'
import type { Person } from '../db/schema/people.ts'
import { done, type Outcome, refuse } from '../outcome.ts'

/** Of a person whose age was not given yet nothing can be made; it is asked again once it was. */
const isEnoughFor = ({ ageYears }: Pick<Person, 'ageYears'>, { isByGuardian }: { isByGuardian: boolean }) =>
  isByGuardian || ageYears === null || ageYears >= consentAgeYears

/** When a consent was last taken back; nothing given before that counts any more, on whichever device it lies. */
const lastWithdrawal = (given: readonly StoredConsent[]) =>
  Math.max(...given.map(({ withdrawnAt }) => withdrawnAt?.getTime() ?? 0), 0)

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
  const givenAt = new Date(Math.min(Date.parse(brought.givenAt), now.getTime()))
  if (givenAt.getTime() <= lastWithdrawal(given)) return refuse('consent-missing')
  const { version, isByGuardian } = brought
  await db
    .insert(consents)
    .values({ personId: person.id, version, isByGuardian, givenAt, recordedAt: now })
    .onConflictDoNothing()
  return done(null)
}
