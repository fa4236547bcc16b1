import type { readKept as endpoint } from '@lithe/contracts/api'
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import { toUserDetails } from '../doors/people/find-person.ts'
import { assessments, sessions } from '../ground/db/schema/assessments.ts'
import { consents, type Person, people, type StoredConsent } from '../ground/db/schema/people.ts'
import { reminders } from '../ground/db/schema/reminders.ts'
import { type StoredSharing, sharings } from '../ground/db/schema/sharings.ts'
import { done } from '../ground/ports/outcome.ts'
import type { VerbFor } from '../ground/ports/verb.ts'

const nothing = {
  knownSince: null,
  userDetails: { name: '', age: '', sex: '' as const },
  agreement: null,
  sharing: null,
  profiles: [],
  reports: 0,
  measurements: 0,
  reminders: 0,
}

const toAgreement = (consent: StoredConsent | undefined) =>
  consent ? { givenAt: consent.givenAt.toISOString(), isByGuardian: consent.isByGuardian } : null

type InForce = { agreed: readonly StoredConsent[]; shared: readonly StoredSharing[] }

const toSharing = (sharing: StoredSharing | undefined) =>
  sharing ? { givenAt: sharing.givenAt.toISOString() } : null

const toKept = (person: Person, { agreed, shared }: InForce) => ({
  userDetails: toUserDetails(person),
  agreement: toAgreement(agreed.findLast(({ personId }) => personId === person.id)),
  sharing: toSharing(shared.find(({ personId }) => personId === person.id)),
  knownSince: person.createdAt.toISOString(),
})

/** Counts what is stored about the caller and their profiles; for a profile, only its own. */
export const readKept: VerbFor<typeof endpoint> = async ({ db, person }) => {
  if (!person) return done(nothing)
  const household = await db
    .select()
    .from(people)
    .where(or(eq(people.id, person.id), eq(people.keeperId, person.id)))
    .orderBy(asc(people.createdAt), asc(people.id))
  const ids = household.map(({ id }) => id)
  const isInForce = and(inArray(consents.personId, ids), isNull(consents.withdrawnAt))
  const isShared = and(inArray(sharings.personId, ids), isNull(sharings.endedAt))
  const inForce = {
    agreed: await db.select().from(consents).where(isInForce).orderBy(asc(consents.givenAt)),
    shared: await db.select().from(sharings).where(isShared),
  }
  return done({
    ...toKept(person, inForce),
    profiles: household
      .filter(({ id }) => id !== person.id)
      .map(profile => ({ profile: profile.profile, ...toKept(profile, inForce) })),
    reports: await db.$count(assessments, inArray(assessments.personId, ids)),
    measurements: await db.$count(sessions, inArray(sessions.personId, ids)),
    reminders: await db.$count(reminders, inArray(reminders.personId, ids)),
  })
}
