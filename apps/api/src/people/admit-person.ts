import { and, eq, isNull, lte, or } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { type Person, people } from '../db/schema/people.ts'
import { done, type Outcome, refuse } from '../ports/outcome.ts'
import type { VerbContext } from '../ports/verb.ts'
import type { Identity } from './authorise.ts'
import { findOrMakePerson, findPerson } from './find-person.ts'

type AdmitContext = Pick<VerbContext, 'db' | 'limits' | 'networkAddress' | 'now'>

const dayMs = 24 * 60 * 60_000

/** A guest who comes by, or speaks for a profile they keep, is not forgotten for a while; written once a day. */
async function noteGuest(db: Database, { keeper, mayBegin }: Identity, now: Date) {
  if (!mayBegin) return
  const isDue = or(isNull(people.guestSeenAt), lte(people.guestSeenAt, new Date(now.getTime() - dayMs)))
  await db
    .update(people)
    .set({ guestSeenAt: now })
    .where(and(eq(people.identifierDigest, keeper), isDue))
}

/** Known people, always; new ones as many as a network may bring. Ask outside of transactions. */
export async function admitPerson(
  { db, limits, networkAddress, now }: AdmitContext,
  identity: Identity,
): Promise<Outcome<Person, 'too-many-requests'>> {
  const known = await findPerson(db, identity)
  if (!known && !(await limits('new-person', networkAddress))) return refuse('too-many-requests')
  const person = known ?? (await findOrMakePerson(db, identity, now))
  await noteGuest(db, identity, now)
  return done(person)
}
