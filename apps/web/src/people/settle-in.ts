import type { AssessmentListItem, UserDetails } from '@lithe/contracts/api'
import { outbox } from '../features/outbox/browser-outbox.ts'
import { queryClient } from '../query-client.ts'
import { forgetSessionEnded } from '../session-ended.ts'
import { fetchAssessments } from './fetch-assessments.ts'
import { keepDetails } from './keep-details.ts'
import { meetProfiles } from './meet-profiles.ts'
import { signInAs } from './sign-in-as.ts'

type Options = { isGoingOn?: boolean; claimed?: UserDetails | null }

/** Once a person has proven who they are: the device is theirs, and knows of them what the server does. */
export async function settleIn(
  account: string,
  { isGoingOn = false, claimed = null }: Options = {},
): Promise<readonly AssessmentListItem[]> {
  signInAs(account, { isGoingOn })
  forgetSessionEnded()
  queryClient.clear()
  void outbox.retryRefused()
  const [assessments] = await Promise.all([fetchAssessments(), meetProfiles(account)])
  keepDetails(claimed)
  return assessments
}
