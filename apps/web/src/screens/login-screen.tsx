import { emailPattern } from '@lithe/contracts/api'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { currentCaller } from '../features/identity/identity.ts'
import { baseOf } from '../features/profiles/profile.ts'
import { useProfiles } from '../features/profiles/profiles-store.ts'
import { readLoginState } from '../login-state.ts'
import { useSessionEnded } from '../session-ended.ts'
import { SignInScreen } from './sign-in-screen.tsx'
import { SignedInScreen } from './signed-in-screen.tsx'

/** A signed-in person is told so; all others, and a session that has ended, sign in. */
export function LoginScreen() {
  const { state } = useLocation()
  const [owner] = useState(() => useProfiles.getState().baseUserId ?? baseOf(currentCaller().userIdentifier))
  const isEnded = useSessionEnded(({ ended }) => ended !== null && baseOf(ended.userIdentifier) === owner)
  const [stage, setStage] = useState<'signed-in' | 'expired' | 'open'>(() => {
    const { returnTo, goesOn, email } = readLoginState(state)
    if (!emailPattern.test(owner) || email) return 'open'
    if (returnTo) return 'expired'
    return goesOn ? 'open' : 'signed-in'
  })
  if (stage === 'signed-in' && isEnded) setStage('expired')

  return stage === 'signed-in' ? (
    <SignedInScreen account={owner} onSomebodyElse={() => setStage('open')} />
  ) : (
    <SignInScreen expired={stage === 'expired' ? owner : null} />
  )
}
