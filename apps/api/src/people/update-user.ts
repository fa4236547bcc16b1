import type { updateUser as endpoint } from '@lithe/contracts/api'
import { eq } from 'drizzle-orm'
import { people } from '../db/schema/people.ts'
import { done } from '../outcome.ts'
import type { VerbFor } from '../verb.ts'
import { admitPerson } from './admit-person.ts'
import { authorise } from './authorise.ts'
import { findOrMakePerson } from './find-person.ts'

/** Keeps the name, age and sex a person gave. Reports made before stay as they were scored. */
export const updateUser: VerbFor<typeof endpoint> = async (ctx, { userDetails }) => {
  const { db, now } = ctx
  const identity = authorise(ctx.caller)
  if (!identity.ok) return identity
  const admitted = await admitPerson(ctx, identity.data)
  if (!admitted.ok) return admitted
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
