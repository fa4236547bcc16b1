import type { Export, exportMe as endpoint } from '@lithe/contracts/api'
import type { Wording } from '@lithe/scoring/wording'
import { asc, eq, or } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { people } from '../db/schema/people.ts'
import { done, refuse } from '../ports/outcome.ts'
import type { BeforeFor, VerbFor } from '../ports/verb.ts'
import { readKeptRows } from './read-kept-rows.ts'
import { readSignIns } from './read-sign-ins.ts'
import { toExportedPerson, unknownPerson } from './to-exported-person.ts'

/** For a reader who opens the file years later, without Lithe at hand. */
const aboutExport = [
  'This file holds what the Lithe server keeps of you and of the people whose profiles you keep. It has no pictures: they never left the phone.',
  '"person" is you, "profiles" are the others, each with name, age and sex as they were given, and how high the seat of their chair is where that was asked.',
  '"consents" says when you, or for a child a parent or guardian, agreed to measurements being kept, and whether that was taken back.',
  '"sessions" are the measurements as the phone sent them: seconds, degrees and counts, or the reason why there is none. Where an organisation asked for it and you agreed, "replay" has the movement as a stick figure of 17 points, ten times a second ("figures", packed and in base64), and whether measuring that again agreed; "replayConsents" says when you agreed, for whom, and whether that was taken back.',
  '"assessments" are the reports made of them, with your feedback, promo codes and payments. A full report is here where it is open; one that is locked has only its free part. "freeReportCodes" and "fullReportCodes" are the same as the server keeps it: each sentence as a code, with the values that are filled in.',
  '"signInProofs" says whose word opens your account besides a code by e-mail; "passkeys", which fingerprint, face or screen-lock keys sign in to it; "devices", where you are signed in, and "knownDevices", since when and until when browsers are remembered as yours, also after signing out.',
  'Of your e-mail address, your messenger’s name and the secrets that sign you in, the server keeps only fingerprints from which nobody can read them, so they are not here; an address to which a receipt is still to go stands with its payment, and so does the number of whoever paid in Telegram.',
  'All times are in UTC, prices in US cents, ages in years.',
].join(' ')

type Kept = Pick<Export, 'person' | 'profiles' | 'signInProofs' | 'passkeys' | 'devices' | 'knownDevices'>

const nothing: Kept = {
  person: unknownPerson,
  profiles: [],
  signInProofs: [],
  passkeys: [],
  devices: [],
  knownDevices: [],
}

type Asked = { personId: string; signInId: string | null; now: Date; wording: Wording }

async function readAll(db: Database, { personId, signInId, now, wording }: Asked): Promise<Kept> {
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
  const toPerson = toExportedPerson(rows, wording)
  return {
    person: toPerson(person),
    profiles: found
      .filter(({ keeperId }) => keeperId === personId)
      .map(profile => ({ profile: profile.profile, ...toPerson(profile) })),
    ...(await readSignIns(db, person, signInId, now)),
  }
}

/** The dearest read there is: past its cap nothing is looked up. */
export const mayExport: BeforeFor<typeof endpoint> = async ({ limits, identity }) =>
  (await limits('export', identity.keeper)) ? done(null) : refuse('too-many-requests')

/** Everything kept of the caller, as of one moment. A profile's caller gets the profile alone. */
export const exportMe: VerbFor<typeof endpoint> = async ({ db, caller, person, now, count, wording }) => {
  const signInId = caller.signIn?.signInId ?? null
  const kept = person
    ? await db.transaction(snapshot => readAll(snapshot, { personId: person.id, signInId, now, wording }), {
        isolationLevel: 'repeatable read',
        accessMode: 'read only',
      })
    : nothing
  count('export-made')
  return done({ exportedAt: now.toISOString(), about: aboutExport, ...kept })
}
