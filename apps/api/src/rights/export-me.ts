import type { Export, exportMe as endpoint } from '@lithe/contracts/api'
import { asc, eq, or } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { people } from '../db/schema/people.ts'
import { authoriseFresh } from '../people/authorise-fresh.ts'
import { findPerson } from '../people/find-person.ts'
import { done, refuse } from '../ports/outcome.ts'
import type { VerbFor } from '../ports/verb.ts'
import { aboutExport } from './about-export.ts'
import { readKeptRows } from './read-kept-rows.ts'
import { readSignIns } from './read-sign-ins.ts'
import { toExportedPerson, unknownPerson } from './to-exported-person.ts'

type Kept = Pick<Export, 'person' | 'profiles' | 'signInProofs' | 'passkeys' | 'devices' | 'knownDevices'>

const nothing: Kept = {
  person: unknownPerson,
  profiles: [],
  signInProofs: [],
  passkeys: [],
  devices: [],
  knownDevices: [],
}

async function readAll(db: Database, personId: string, sessionId: string | null, now: Date): Promise<Kept> {
  const found = await db
    .select()
    .from(people)
    .where(or(eq(people.id, personId), eq(people.keeperId, personId)))
    .orderBy(asc(people.createdAt), asc(people.id))
  const person = found.find(({ id }) => id === personId)
  if (!person) return nothing
  const rows = await readKeptRows(
    db,
    found.map(({ id }) => id),
  )
  const toPerson = toExportedPerson(rows)
  return {
    person: toPerson(person),
    profiles: found
      .filter(({ keeperId }) => keeperId === personId)
      .map(profile => ({ profile: profile.profile, ...toPerson(profile) })),
    ...(await readSignIns(db, person, sessionId, now)),
  }
}

/** Everything kept of the caller, as of one moment. A profile's caller gets the profile alone. */
export const exportMe: VerbFor<typeof endpoint> = async ({ db, caller, now, count, limits }) => {
  const identity = authoriseFresh(caller, now)
  if (!identity.ok) return identity
  if (!(await limits('export', identity.data.keeper))) return refuse('too-many-requests')
  const person = await findPerson(db, identity.data)
  const sessionId = caller.session?.sessionId ?? null
  const kept = person
    ? await db.transaction(snapshot => readAll(snapshot, person.id, sessionId, now), {
        isolationLevel: 'repeatable read',
        accessMode: 'read only',
      })
    : nothing
  count('export-made')
  return done({ exportedAt: now.toISOString(), about: aboutExport, ...kept })
}
