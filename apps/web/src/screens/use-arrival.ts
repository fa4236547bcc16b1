import type { UserDetails } from '@lithe/contracts/api'
import { useNavigate } from 'react-router'
import { baseOf } from '../features/profiles/profile.ts'
import type { LoginState } from '../login-state.ts'
import { onboardingStart } from '../paths.ts'
import { settleIn } from '../people/settle-in.ts'
import { showToast } from '../ui/toast-store.ts'
import { useIsHere } from '../ui/use-is-here.ts'

/** What follows once somebody has proven who they are: the device is theirs, and they go on, or back to where they were. */
export function useArrival({ returnTo }: LoginState) {
  const navigate = useNavigate()
  const isHere = useIsHere()

  return async function arrive(email: string, claimed: UserDetails | null = null) {
    const place = returnTo && baseOf(returnTo.userIdentifier).toLowerCase() === email ? returnTo : null
    await settleIn(email, { isGoingOn: place !== null, claimed })
    if (!isHere()) return showToast({ title: 'You are signed in', description: `As ${email}.` })
    if (place) await navigate(place.path, { replace: true, state: place.state })
    else await navigate(onboardingStart.link())
  }
}
