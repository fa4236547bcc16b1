import type { UserDetails } from '@lithe/contracts/api'
import { useNavigate } from 'react-router'
import { baseOf } from '../features/profiles/profile.ts'
import type { ListState } from '../list-state.ts'
import type { LoginState } from '../login-state.ts'
import { notePasskeyArrival } from '../passkeys/passkey-offer.ts'
import { onboardingStart, paths } from '../paths.ts'
import { settleIn } from '../people/settle-in.ts'
import { showToast } from '../ui/toasts.ts'
import { useIsHere } from '../ui/waiting.tsx'

/**
 * What follows once a person has proven who they are: the device is theirs, and they go on, to their reports where
 * there are any, or back to where they were.
 */
export function useArrival({ returnTo }: LoginState) {
  const navigate = useNavigate()
  const isHere = useIsHere()

  return async function arrive(email: string, claimed: UserDetails | null = null) {
    const place = returnTo && baseOf(returnTo.userIdentifier).toLowerCase() === email ? returnTo : null
    const assessments = await settleIn(email, { isGoingOn: place !== null, claimed })
    notePasskeyArrival(Date.now())
    if (!isHere()) return showToast({ title: 'You are signed in', description: `As ${email}.` })
    if (place) return void (await navigate(place.path, { replace: true, state: place.state }))
    if (assessments.length === 0) return void (await navigate(onboardingStart.link()))
    const state: ListState = { assessments }
    await navigate(paths.list.link(), { state })
  }
}
