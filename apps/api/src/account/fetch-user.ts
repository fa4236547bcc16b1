import type { fetchUser as endpoint } from '@lithe/contracts/api'
import { listAssessments } from '../assessments/list-assessments.ts'
import { admitPerson } from '../people/admit-person.ts'
import { authorise } from '../people/authorise.ts'
import { toUserDetails } from '../people/user-details.ts'
import { done } from '../ports/outcome.ts'
import type { VerbFor } from '../ports/verb.ts'

/** Who the caller is and their assessments; a guest not seen before is made. */
export const fetchUser: VerbFor<typeof endpoint> = async ctx => {
  const { db } = ctx
  const identity = authorise(ctx.caller)
  if (!identity.ok) return identity
  const admitted = await admitPerson(ctx, identity.data)
  if (!admitted.ok) return admitted
  const person = admitted.data
  return done({ userDetails: toUserDetails(person), assessmentsData: await listAssessments(db, person.id) })
}
