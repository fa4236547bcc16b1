import { profileSeparator } from '@lithe/contracts/constants'
import { api } from '../api-client.ts'
import { useProfiles } from '../features/profiles/profiles-store.ts'
import { currentSource } from '../messenger/current-source.ts'

/** The people an account keeps come to this device too; where they cannot be asked for, it does without them. */
export async function meetProfiles(account: string): Promise<void> {
  try {
    const kept = await api.readKept({ userIdentifier: account, source: currentSource() })
    const { profiles } = useProfiles.getState()
    const known = new Set(profiles.map(({ userId }) => userId))
    const met = kept.profiles
      .map(({ profile, userDetails, knownSince }) => ({
        ...userDetails,
        id: crypto.randomUUID(),
        userId: account + profileSeparator + profile,
        createdAt: knownSince ?? new Date().toISOString(),
      }))
      .filter(({ name, userId }) => name && !known.has(userId))
    useProfiles.setState({ profiles: [...profiles, ...met] })
  } catch (error) {
    console.warn('The profiles of this account could not be fetched', error)
  }
}
