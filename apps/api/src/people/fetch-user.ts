import type { fetchUser as endpoint } from '@lithe/contracts/api'
import { listAssessments } from '../assessments/list-assessments.ts'
import { done } from '../outcome.ts'
import type { VerbFor } from '../verb.ts'
import { authorise } from './authorise.ts'
import { findOrMakePerson } from './find-person.ts'
import { toUserDetails } from './user-details.ts'

/** Who the caller is and their assessments; a guest not seen before is made. */
export const fetchUser: VerbFor<typeof endpoint> = async ({ db, caller, now }) => {
  const identity = authorise(caller)
  if (!identity.ok) return identity
  const person = await findOrMakePerson(db, identity.data, now)
  return done({ userDetails: toUserDetails(person), assessmentsData: await listAssessments(db, person.id) })
}
