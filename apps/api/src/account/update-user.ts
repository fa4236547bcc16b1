import type { updateUser as endpoint } from '@lithe/contracts/api'
import { eq } from 'drizzle-orm'
import { people } from '../db/schema/people.ts'
import { admitPerson } from '../people/admit-person.ts'
import { authorise } from '../people/authorise.ts'
import { findOrMakePerson } from '../people/find-person.ts'
import { done } from '../ports/outcome.ts'
import type { VerbFor } from '../ports/verb.ts'

/** Keeps the name, age and sex a person gave, and the height of their seat once it was asked for. Reports made before stay as they were scored. */
export const updateUser: VerbFor<typeof endpoint> = async (ctx, { userDetails }) => {
  const { db, now } = ctx
  const identity = authorise(ctx.caller)
  if (!identity.ok) return identity
  const admitted = await admitPerson(ctx, identity.data)
  if (!admitted.ok) return admitted
  const { name, age, sex, seat } = userDetails
  const kept = await db.transaction(async transaction => {
    const { id } = await findOrMakePerson(transaction, identity.data, now)
    const [changed] = await transaction
      .update(people)
      .set({ name, ageYears: Number(age), sex, ...(seat && { seat }) })
      .where(eq(people.id, id))
      .returning({ seat: people.seat })
    return changed?.seat
  })
  return done({ userDetails: { name, age: String(Number(age)), sex, ...(kept && { seat: kept }) } })
}
