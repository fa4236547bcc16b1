import type { fetchUser as fetchUserEndpoint, updateUser as updateUserEndpoint } from '@lithe/contracts/api'
import { eq } from 'drizzle-orm'
import { listAssessments } from '../../assessments/own-assessments.ts'
import { holdPerson, toUserDetails } from '../../doors/people/find-person.ts'
import { people } from '../../ground/db/schema/people.ts'
import { done, refuse } from '../../ground/ports/outcome.ts'
import type { VerbFor } from '../../ground/ports/verb.ts'

/** Returns the caller and their assessments; creates an unknown guest. */
export const fetchUser: VerbFor<typeof fetchUserEndpoint> = async (ctx, { olderThan }) => {
  const { db, person, words, identity, networkAddress } = ctx
  const asked = [ctx.limits('fetch', identity.keeper), ctx.limits('fetch-of-network', networkAddress)]
  if ((await Promise.all(asked)).includes(false)) return refuse('too-many-requests')
  return done({
    userDetails: toUserDetails(person),
    ...(await listAssessments(db, person.id, { wording: words.wording, olderThan })),
  })
}

/** Stores a person's name, age, sex and, once asked, seat height. Earlier reports keep their scores. */
export const updateUser: VerbFor<typeof updateUserEndpoint> = async (ctx, { userDetails }) => {
  const { db, now } = ctx
  const { name, age, sex, seat } = userDetails
  const kept = await db.transaction(async transaction => {
    const { id } = await holdPerson(transaction, ctx, now)
    const [changed] = await transaction
      .update(people)
      .set({ name, ageYears: Number(age), sex, ...(seat && { seat }) })
      .where(eq(people.id, id))
      .returning({ seat: people.seat })
    return changed?.seat
  })
  return done({ userDetails: { name, age: String(Number(age)), sex, ...(kept && { seat: kept }) } })
}
