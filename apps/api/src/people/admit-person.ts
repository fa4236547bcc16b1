import type { Person } from '../db/schema/people.ts'
import { done, type Outcome, refuse } from '../outcome.ts'
import type { VerbContext } from '../verb.ts'
import type { Identity } from './authorise.ts'
import { findOrMakePerson, findPerson } from './find-person.ts'

type AdmitContext = Pick<VerbContext, 'db' | 'limits' | 'networkAddress' | 'now'>

/** Whoever is known, always; new people as many as a network may bring. Ask outside of transactions. */
export async function admitPerson(
  { db, limits, networkAddress, now }: AdmitContext,
  identity: Identity,
): Promise<Outcome<Person, 'too-many-requests'>> {
  const known = await findPerson(db, identity)
  if (known) return done(known)
  if (!(await limits('new-person', networkAddress))) return refuse('too-many-requests')
  return done(await findOrMakePerson(db, identity, now))
}
