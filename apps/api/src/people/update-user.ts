import type { updateUser as endpoint } from '@lithe/contracts/api'
import { eq } from 'drizzle-orm'
import { people } from '../db/schema/people.ts'
import { done } from '../outcome.ts'
import type { VerbFor } from '../verb.ts'
import { authorise } from './authorise.ts'
import { findOrMakePerson } from './find-person.ts'

/** Keeps the name, age and sex a person gave. Reports made before stay as they were scored. */
export const updateUser: VerbFor<typeof endpoint> = async ({ db, caller, now }, { userDetails }) => {
  const identity = authorise(caller)
  if (!identity.ok) return identity
  const { name, age, sex } = userDetails
  await db.transaction(async transaction => {
    const { id } = await findOrMakePerson(transaction, identity.data, now)
    await transaction
      .update(people)
      .set({ name, ageYears: Number(age), sex })
      .where(eq(people.id, id))
  })
  return done({ userDetails: { name, age: String(Number(age)), sex } })
}
