import { useUserId } from '../features/identity/identity.ts'
import { useOnboarding } from '../features/onboarding/onboarding-store.ts'
import type { Profile } from '../features/profiles/profile.ts'
import { useProfiles } from '../features/profiles/profiles-store.ts'
import { useCurrentReport } from '../features/report/current-report-store.ts'
import { useWorkoutSession } from '../features/workout/workout-session-store.ts'

/** From here on the app speaks for this person; the one before leaves nothing on the screens. */
export function becomeProfile({ id, userId, name, age, sex }: Profile) {
  const before = useUserId.getState().userIdentifier
  useProfiles.setState({ currentProfileId: id })
  useUserId.getState().setUserIdentifier(userId)
  useOnboarding.getState().update({ name, age, sex })
  if (before === userId) return
  useCurrentReport.getState().clear()
  useWorkoutSession.getState().reset()
}
