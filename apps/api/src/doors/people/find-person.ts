import type { UserDetails } from '@lithe/contracts/api'
import type { Sex } from '@lithe/contracts/constants'
import { and, eq, gte, inArray, isNull, lte, or } from 'drizzle-orm'
import { type Database, ErasedMeanwhile } from '../../ground/db/database.ts'
import { type Person, people } from '../../ground/db/schema/people.ts'
import type { Identity, Known } from '../../ground/ports/caller.ts'
import { done, type Outcome, refuse } from '../../ground/ports/outcome.ts'
import type { VerbContext } from '../../ground/ports/verb.ts'

type NewPerson = Pick<Person, 'identifierDigest' | 'keeperId' | 'profile' | 'createdAt' | 'guestSeenAt'>

const findByDigest = async (db: Database, digest: string): Promise<Person | null> => {
  const [person] = await db.select().from(people).where(eq(people.identifierDigest, digest))
  return person ?? null
}

/** Finds the person and locks the row until the transaction ends; null if a running erasure removes it. */
const holdByDigest = async (db: Database, digest: string): Promise<Person | null> => {
  const isThem = eq(people.identifierDigest, digest)
  const [person] = await db.select().from(people).where(isThem).for('key share')
  return person ?? null
}

/** Finds the person of a proven identity; null on a first visit. */
export const findPerson = (db: Database, { keeper, profile }: Identity): Promise<Person | null> =>
  findByDigest(db, profile?.digest ?? keeper)

async function make(db: Database, person: NewPerson): Promise<Person> {
  const [made] = await db.insert(people).values(person).onConflictDoNothing().returning()
  // The conflicting row may have been erased since; the insert can then be repeated.
  return made ?? (await holdByDigest(db, person.identifierDigest)) ?? make(db, person)
}

/** Finds or creates the person of a proven identity; a profile's keeper is created first. */
export async function findOrMakePerson(db: Database, identity: Identity, now: Date): Promise<Person> {
  const { keeper, profile, beginsAs } = identity
  const known = await findPerson(db, identity)
  const held = known && (await holdByDigest(db, known.identifierDigest))
  if (held) return held
  const begin = async () => {
    if (beginsAs === null) throw new ErasedMeanwhile('an account')
    // Guests expire by their last visit, and this call may be the only one.
    const guestSeenAt = beginsAs === 'guest' ? now : null
    return make(db, { identifierDigest: keeper, keeperId: null, profile: null, createdAt: now, guestSeenAt })
  }
  if (!profile) return begin()
  const { id: keeperId } = (await holdByDigest(db, keeper)) ?? (await begin())
  const { digest: identifierDigest, suffix } = profile
  return make(db, { identifierDigest, keeperId, profile: suffix, createdAt: now, guestSeenAt: null })
}

/**
 * Locks the caller's person for a transaction, since an erasure may have happened meanwhile. A guest is then recreated,
 * an account is not.
 */
export const holdPerson = async (
  db: Database,
  { person, identity }: Known['person'],
  now: Date,
): Promise<Person> => (await holdByDigest(db, person.identifierDigest)) ?? findOrMakePerson(db, identity, now)

export type AdmitContext = Pick<VerbContext, 'db' | 'limits' | 'networkAddress' | 'now'>

const dayMs = 24 * 60 * 60_000

/** Renews a guest's expiry when they or their profiles call; written once a day. */
async function noteGuest(db: Database, identity: Identity, guestSeenAt: Date | null, now: Date) {
  if (identity.beginsAs !== 'guest') return
  const dueAt = new Date(now.getTime() - dayMs)
  // A last visit that a wrong clock put in the future is reset to today.
  const latest = new Date(now.getTime() + dayMs)
  if (guestSeenAt && guestSeenAt > dueAt && guestSeenAt < latest) return
  const isDue = or(
    isNull(people.guestSeenAt),
    lte(people.guestSeenAt, dueAt),
    gte(people.guestSeenAt, latest),
  )
  await db
    .update(people)
    .set({ guestSeenAt: now })
    .where(and(eq(people.identifierDigest, identity.keeper), isDue))
}

/** Profiles per keeper: an extended family, or a small club on one tablet. */
export const mostProfiles = 60

const hasAllProfiles = async (db: Database, { keeper }: Identity): Promise<boolean> => {
  const keeperIds = db.select({ id: people.id }).from(people).where(eq(people.identifierDigest, keeper))
  return (await db.$count(people, inArray(people.keeperId, keeperIds))) >= mostProfiles
}

/** Admits known people always, and new ones up to their network's limit. Call outside transactions. */
export async function admitPerson(
  { db, limits, networkAddress, now }: AdmitContext,
  identity: Identity,
): Promise<Outcome<Person, 'too-many-requests'>> {
  const known = await findPerson(db, identity)
  if (!known && !(await limits('new-person', networkAddress))) return refuse('too-many-requests')
  if (!known && identity.profile && (await hasAllProfiles(db, identity))) return refuse('too-many-requests')
  const person = known ?? (await findOrMakePerson(db, identity, now))
  // For a profile, the keeper is updated, whose row is not loaded.
  await noteGuest(db, identity, identity.profile ? null : person.guestSeenAt, now)
  return done(person)
}

/** Stores a changed language, for emails sent without a request. */
export async function noteLanguage(
  { db, reads }: Pick<VerbContext, 'db' | 'reads'>,
  { id, language }: Pick<Person, 'id' | 'language'>,
) {
  if (reads !== null && reads !== language)
    await db.update(people).set({ language: reads }).where(eq(people.id, id))
}

/** Records a visit. `guestSeenAt` is the keeper's. */
export async function noteVisit(
  ctx: Pick<VerbContext, 'db' | 'now' | 'reads'> & Pick<Known['claimant'], 'identity'>,
  person: Pick<Person, 'id' | 'language' | 'guestSeenAt'>,
) {
  await noteGuest(ctx.db, ctx.identity, person.guestSeenAt, ctx.now)
  await noteLanguage(ctx, person)
}

/** Converts to the wire format: age as text, empty when missing. */
export const toUserDetails = ({ name, ageYears, sex, seat }: Person): UserDetails => ({
  name: name ?? '',
  age: ageYears === null ? '' : String(ageYears),
  sex: sex ?? '',
  ...(seat && { seat }),
})

export type CompleteDetails = { name: string; ageYears: number; sex: Sex }

/** The details scoring needs, or null while any is missing. */
export const findCompleteDetails = ({ name, ageYears, sex }: Person): CompleteDetails | null =>
  name && ageYears !== null && sex ? { name, ageYears, sex } : null
