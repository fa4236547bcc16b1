import type { UserDetails } from '@lithe/contracts/api'
import { useNavigate } from 'react-router'
import { outbox } from '../features/outbox/browser-outbox.ts'
import { baseOf } from '../features/profiles/profile.ts'
import type { LoginState } from '../login-state.ts'
import { onboardingStart } from '../paths.ts'
import { fetchAssessments } from '../people/fetch-assessments.ts'
import { keepDetails } from '../people/keep-details.ts'
import { meetProfiles } from '../people/meet-profiles.ts'
import { signInAs } from '../people/sign-in-as.ts'
import { queryClient } from '../query-client.ts'
import { forgetSessionEnded } from '../session-ended.ts'

/** What follows once somebody has proven who they are: the device is theirs, and they go on, or back to where they were. */
export function useArrival({ returnTo }: LoginState) {
  const navigate = useNavigate()

  return async function arrive(email: string, claimed: UserDetails | null = null) {
    const place = returnTo && baseOf(returnTo.userIdentifier).toLowerCase() === email ? returnTo : null
    signInAs(email, { isGoingOn: place !== null })
    forgetSessionEnded()
    queryClient.clear()
    void outbox.retryRefused()
    await Promise.all([fetchAssessments(), meetProfiles(email)])
    keepDetails(claimed)
    if (place) await navigate(place.path, { replace: true, state: place.state })
    else await navigate(onboardingStart.link())
  }
}
