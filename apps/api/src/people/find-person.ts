import type { UserDetails } from '@lithe/contracts/api'
import type { Sex } from '@lithe/contracts/constants'
import type { Language } from '@lithe/words/languages'
import { and, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { type Database, ErasedMeanwhile } from '../db/database.ts'
import { type Person, people } from '../db/schema/people.ts'
import type { Identity, Known } from '../ports/caller.ts'
import { done, type Outcome, refuse } from '../ports/outcome.ts'
import type { VerbContext } from '../ports/verb.ts'

type NewPerson = Pick<Person, 'identifierDigest' | 'keeperId' | 'profile' | 'createdAt' | 'guestSeenAt'>

const findByDigest = async (db: Database, digest: string): Promise<Person | null> => {
  const [person] = await db.select().from(people).where(eq(people.identifierDigest, digest))
  return person ?? null
}

/** To the end of the transaction they stay; an erasure under way is waited for, and then they are gone. */
const holdByDigest = async (db: Database, digest: string): Promise<Person | null> => {
  const isThem = eq(people.identifierDigest, digest)
  const [person] = await db.select().from(people).where(isThem).for('key share')
  return person ?? null
}

/** The person behind a proven identity, or null when they have never been here. */
export const findPerson = (db: Database, { keeper, profile }: Identity): Promise<Person | null> =>
  findByDigest(db, profile?.digest ?? keeper)

async function make(db: Database, person: NewPerson): Promise<Person> {
  const [made] = await db.insert(people).values(person).onConflictDoNothing().returning()
  // The person in the way a moment ago may have been erased since: then there is room.
  return made ?? (await holdByDigest(db, person.identifierDigest)) ?? make(db, person)
}

/** The person behind a proven identity, made now if need be; a profile's keeper is made before it. */
export async function findOrMakePerson(db: Database, identity: Identity, now: Date): Promise<Person> {
  const { keeper, profile, beginsAs } = identity
  const known = await findPerson(db, identity)
  const held = known && (await holdByDigest(db, known.identifierDigest))
  if (held) return held
  const begin = async () => {
    if (beginsAs === null) throw new ErasedMeanwhile('an account')
    // Who is never seen is never forgotten, and a late call may be the only one.
    const guestSeenAt = beginsAs === 'guest' ? now : null
    return make(db, { identifierDigest: keeper, keeperId: null, profile: null, createdAt: now, guestSeenAt })
  }
  if (!profile) return begin()
  const { id: keeperId } = (await holdByDigest(db, keeper)) ?? (await begin())
  const { digest: identifierDigest, suffix } = profile
  return make(db, { identifierDigest, keeperId, profile: suffix, createdAt: now, guestSeenAt: null })
}

/**
 * The person whom the door found, held to the end of a transaction: an erasing may have passed in between. A guest
 * then begins anew; an account does not come back.
 */
export const holdPerson = async (
  db: Database,
  { person, identity }: Known['person'],
  now: Date,
): Promise<Person> => (await holdByDigest(db, person.identifierDigest)) ?? findOrMakePerson(db, identity, now)

export type AdmitContext = Pick<VerbContext, 'db' | 'limits' | 'networkAddress' | 'now'>

const dayMs = 24 * 60 * 60_000

/** A guest who was noted before this is noted again. */
const guestIsDueAt = (now: Date) => new Date(now.getTime() - dayMs)

/** A guest who comes by, or speaks for a profile they keep, is not forgotten for a while; written once a day. */
async function noteGuest(db: Database, identity: Identity, { guestSeenAt }: Person, now: Date) {
  if (identity.beginsAs !== 'guest') return
  const dueAt = guestIsDueAt(now)
  // Of a profile the keeper is noted, whose row is not at hand.
  if (!identity.profile && guestSeenAt && guestSeenAt > dueAt) return
  const isDue = or(isNull(people.guestSeenAt), lte(people.guestSeenAt, dueAt))
  await db
    .update(people)
    .set({ guestSeenAt: now })
    .where(and(eq(people.identifierDigest, identity.keeper), isDue))
}

/** Known people, always; new ones as many as a network may bring. Ask outside of transactions. */
export async function admitPerson(
  { db, limits, networkAddress, now }: AdmitContext,
  identity: Identity,
): Promise<Outcome<Person, 'too-many-requests'>> {
  const known = await findPerson(db, identity)
  if (!known && !(await limits('new-person', networkAddress))) return refuse('too-many-requests')
  const person = known ?? (await findOrMakePerson(db, identity, now))
  await noteGuest(db, identity, person, now)
  return done(person)
}

/** Keeps what a person reads, where that has changed: mails that no request asks for are written in it. */
export async function noteLanguage(db: Database, person: Person | null, language: Language) {
  if (person === null || person.language === language) return
  await db.update(people).set({ language }).where(eq(people.id, person.id))
}

/** Nothing about the person waits to be written: which language they read, or that they came by today. */
export const isUpToDate = (identity: Identity, reads: Language | null, now: Date): SQL => {
  const reading = reads === null ? sql`true` : sql`${people.language} = ${reads}`
  if (identity.beginsAs !== 'guest') return reading
  const keeper = sql`select 1 from people keeper where keeper.identifier_digest = ${identity.keeper}
    and keeper.guest_seen_at > ${guestIsDueAt(now).toISOString()}::timestamptz`
  return sql`${reading} and exists (${keeper})`
}

/** As the wire has it: age as text, empty where nothing was given. */
export const toUserDetails = ({ name, ageYears, sex, seat }: Person): UserDetails => ({
  name: name ?? '',
  age: ageYears === null ? '' : String(ageYears),
  sex: sex ?? '',
  ...(seat && { seat }),
})

export type CompleteDetails = { name: string; ageYears: number; sex: Sex }

/** What scoring needs of a person, or null while anything is missing. */
export const findCompleteDetails = ({ name, ageYears, sex }: Person): CompleteDetails | null =>
  name && ageYears !== null && sex ? { name, ageYears, sex } : null
