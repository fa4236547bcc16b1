import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { type Person, people } from '../db/schema/people.ts'
import type { Identity } from './authorise.ts'
import { identifierDigest } from './identifier-digest.ts'

const findByIdentifier = async (db: Database, identifier: string): Promise<Person | null> => {
  const [person] = await db
    .select()
    .from(people)
    .where(eq(people.identifierDigest, identifierDigest(identifier)))
  return person ?? null
}

/** The person behind a proven identity, or null when they have never been here. */
export const findPerson = (db: Database, identity: Identity) => findByIdentifier(db, identity.identifier)

async function makeSure(
  db: Database,
  identifier: string,
  keeperId: string | null,
  now: Date,
): Promise<Person> {
  const known = await findByIdentifier(db, identifier)
  if (known) return known
  const [made] = await db
    .insert(people)
    .values({ identifierDigest: identifierDigest(identifier), keeperId, createdAt: now })
    .onConflictDoNothing()
    .returning()
  const person = made ?? (await findByIdentifier(db, identifier))
  if (!person) throw new Error('a person vanished between insert and select')
  return person
}

/** The person behind a proven identity, made now if need be; a profile's keeper is made before it. */
export async function findOrMakePerson(
  db: Database,
  { identifier, keeper }: Identity,
  now: Date,
): Promise<Person> {
  if (identifier === keeper) return makeSure(db, identifier, null, now)
  const { id } = await makeSure(db, keeper, null, now)
  return makeSure(db, identifier, id, now)
}
