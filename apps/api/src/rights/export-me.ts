import type { Export, exportMe as endpoint } from '@lithe/contracts/api'
import { asc, eq, or } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { people } from '../db/schema/people.ts'
import { done, refuse } from '../ports/outcome.ts'
import type { VerbFor } from '../ports/verb.ts'
import type { Words } from '../ports/words.ts'
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

type Asked = { personId: string; signInId: string | null; now: Date; words: Words }

async function readAll(db: Database, { personId, ...asked }: Asked): Promise<Kept> {
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
  const toPerson = toExportedPerson(rows, asked.words.wording)
  return {
    person: toPerson(person),
    profiles: found
      .filter(({ keeperId }) => keeperId === personId)
      .map(profile => ({ profile: profile.profile, ...toPerson(profile) })),
    ...(await readSignIns(db, person, asked)),
  }
}

let last: Promise<unknown> = Promise.resolve()

/** One after the other on this server: what much was measured of fills memory by itself, and no two of them at once. */
function inTurn<Made>(make: () => Promise<Made>): Promise<Made> {
  const made = last.then(make)
  last = made.catch(() => {})
  return made
}

/** What the file says of itself. */
const aboutIt = ({ replies }: Words) => replies.exportAbout.join(' ')

/** Everything kept of the caller, as of one moment. A profile's caller gets the profile alone. */
export const exportMe: VerbFor<typeof endpoint> = async ctx => {
  const { db, caller, identity, person, now, count, words } = ctx
  if (!(await ctx.limits('export', identity.keeper))) return refuse('too-many-requests')
  const signInId = caller.signIn?.signInId ?? null
  const kept = person
    ? await inTurn(() =>
        db.transaction(snapshot => readAll(snapshot, { personId: person.id, signInId, now, words }), {
          isolationLevel: 'repeatable read',
          accessMode: 'read only',
        }),
      )
    : nothing
  count('export-made')
  return done({ exportedAt: now.toISOString(), about: aboutIt(words), ...kept })
}
