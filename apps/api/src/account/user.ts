import type { fetchUser as fetchUserEndpoint, updateUser as updateUserEndpoint } from '@lithe/contracts/api'
import { eq } from 'drizzle-orm'
import { listAssessments } from '../assessments/own-assessments.ts'
import { people } from '../db/schema/people.ts'
import { authorise } from '../people/authorise.ts'
import { admitPerson, findOrMakePerson, toUserDetails } from '../people/find-person.ts'
import { done } from '../ports/outcome.ts'
import type { VerbFor } from '../ports/verb.ts'

/** Who the caller is and their assessments; a guest not seen before is made. */
export const fetchUser: VerbFor<typeof fetchUserEndpoint> = async ctx => {
  const { db } = ctx
  const identity = authorise(ctx.caller)
  if (!identity.ok) return identity
  const admitted = await admitPerson(ctx, identity.data)
  if (!admitted.ok) return admitted
  const person = admitted.data
  return done({ userDetails: toUserDetails(person), assessmentsData: await listAssessments(db, person.id) })
}

/** Keeps the name, age and sex a person gave, and the height of their seat once it was asked for. Reports made before stay as they were scored. */
export const updateUser: VerbFor<typeof updateUserEndpoint> = async (ctx, { userDetails }) => {
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
