import type { fetchUser as endpoint } from '@lithe/contracts/api'
import { listAssessments } from '../assessments/list-assessments.ts'
import { done } from '../outcome.ts'
import type { VerbFor } from '../verb.ts'
import { admitPerson } from './admit-person.ts'
import { authorise } from './authorise.ts'
import { toUserDetails } from './user-details.ts'

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
