import { api } from '../api/client.ts'
import { clearedKey, useUserId } from '../memory/identity.ts'
import { useProfiles } from '../memory/profiles.ts'
import { deviceStorage } from '../storage/device-storage.ts'
import { fetchAssessments, meetProfiles } from './sign-in.ts'

type Server = Pick<typeof api, 'recallGuest' | 'signOut'>

/**
 * Restores this browser's former guest from the server's cookie after its storage was cleared (ADR 97); false if
 * there is none, or it is in use. Once true, the device is theirs, and only their profiles remain to be fetched.
 */
export async function recallGuest(server: Server = api): Promise<boolean> {
  if (deviceStorage.getItem(clearedKey) !== null) {
    await server.signOut({ forgetsDevice: true })
    deviceStorage.removeItem(clearedKey)
    return false
  }
  const { userIdentifier } = await server.recallGuest({})
  if (userIdentifier === null || userIdentifier === useUserId.getState().userIdentifier) return false
  useProfiles.setState({ profiles: [], currentProfileId: null, baseUserId: null })
  useUserId.setState({ userIdentifier })
  return true
}

/** Fetches the details and profiles of a guest just recalled. */
export async function meetRecalled(): Promise<void> {
  const { userIdentifier } = await fetchAssessments()
  await meetProfiles(userIdentifier)
}
