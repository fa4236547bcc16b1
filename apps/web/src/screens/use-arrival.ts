import type { UserDetails } from '@lithe/contracts/api'
import { useNavigate } from 'react-router'
import { baseOf } from '../features/profiles/profile.ts'
import type { LoginState } from '../login-state.ts'
import { onboardingStart } from '../paths.ts'
import { settleIn } from '../people/settle-in.ts'

/** What follows once somebody has proven who they are: the device is theirs, and they go on, or back to where they were. */
export function useArrival({ returnTo }: LoginState) {
  const navigate = useNavigate()

  return async function arrive(email: string, claimed: UserDetails | null = null) {
    const place = returnTo && baseOf(returnTo.userIdentifier).toLowerCase() === email ? returnTo : null
    await settleIn(email, { isGoingOn: place !== null, claimed })
    if (place) await navigate(place.path, { replace: true, state: place.state })
    else await navigate(onboardingStart.link())
  }
}
