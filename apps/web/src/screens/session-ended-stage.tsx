import { lazy, Suspense } from 'react'
import { useUserId } from '../features/identity/identity.ts'
import { baseOf } from '../features/profiles/profile.ts'
import { paths } from '../paths.ts'
import { useSessionEnded } from '../session-ended.ts'

const SessionEndedSheet = lazy(() =>
  import('./session-ended-sheet.tsx').then(module => ({ default: module.SessionEndedSheet })),
)

/** No notice interrupts the camera, nor a sign-in that has begun. */
const quietPlaces: readonly string[] = [paths.home.pattern, paths.login.pattern, paths.workout.pattern]

/** Where the person hears that they have to sign in again; only if it is about who this device speaks for now. */
export function SessionEndedStage({ pathname }: { pathname: string }) {
  const ended = useSessionEnded(state => state.ended)
  const current = useUserId(({ userIdentifier }) => userIdentifier)
  if (!ended || !current || quietPlaces.includes(pathname)) return null
  if (baseOf(ended.userIdentifier) !== baseOf(current)) return null
  return (
    <Suspense>
      <SessionEndedSheet ended={ended} />
    </Suspense>
  )
}
