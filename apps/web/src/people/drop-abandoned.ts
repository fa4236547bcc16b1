import { api } from '../api-client.ts'
import { baseOf, isBlank } from '../features/profiles/profile.ts'
import { findCurrent, useProfiles } from '../features/profiles/profiles-store.ts'
import { useWorkoutSession } from '../features/workout/workout-session-store.ts'
import { currentSource } from '../messenger/current-source.ts'
import { wasAddedHere } from './add-profile.ts'
import { removeHere } from './remove-profile.ts'

type Server = Pick<typeof api, 'eraseProfile'>

/** A profile that was added and left again without a word goes, and the device's owner is current. */
export function dropAbandoned(server: Server = api) {
  const data = useProfiles.getState()
  const left = findCurrent(data)
  if (!left || !isBlank(left) || left.userId === data.baseUserId) return
  // A stranger's that a link has brought, or one who has measured already: there is more to those than is seen here.
  const isOurs = baseOf(left.userId) === data.baseUserId
  if (!isOurs || useWorkoutSession.getState().assessmentResults.length > 0) return
  if (!removeHere(left.id).ok || !wasAddedHere(left.userId)) return
  server
    .eraseProfile({ userIdentifier: left.userId, source: currentSource() })
    .catch(error => console.warn('A profile without anything in it stays on the server', error))
}
