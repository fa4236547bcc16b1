import { eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { assessments } from '../db/schema/assessments.ts'
import { type Person, people } from '../db/schema/people.ts'
import { sessions } from '../db/schema/sessions.ts'
import { findPerson } from '../people/find-person.ts'

/** Makes a guest's measurements and assessments the account's; name, age and sex only where the account has none. */
export async function moveGuest(db: Database, guestIdentifier: string, account: Person) {
  const guest = await findPerson(db, { identifier: guestIdentifier, keeper: guestIdentifier })
  if (!guest) return
  await db.update(sessions).set({ personId: account.id }).where(eq(sessions.personId, guest.id))
  await db.update(assessments).set({ personId: account.id }).where(eq(assessments.personId, guest.id))
  await db
    .update(people)
    .set({
      name: sql`coalesce(${people.name}, ${guest.name})`,
      ageYears: sql`coalesce(${people.ageYears}, ${guest.ageYears})`,
      sex: sql`coalesce(${people.sex}, ${guest.sex})`,
    })
    .where(eq(people.id, account.id))
}
