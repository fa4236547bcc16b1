import { seatHeights } from '@lithe/movements/catalog'
import { keptPerson } from '../../kept-person.ts'
import { keptRecord, keptText } from '../../kept-values.ts'
import type { Profile } from './profile.ts'
import type { ProfileData } from './profile-data.ts'

/** Without an identifier there is no profile. */
function readProfile(kept: unknown): readonly Profile[] {
  const { id, userId, createdAt, givenAt, isSaved, seat: told } = keptRecord(kept)
  const seat = seatHeights.find(height => height === told)
  if (!keptText(id) || !keptText(userId)) return []
  return [
    {
      ...keptPerson(kept),
      id: keptText(id),
      userId: keptText(userId),
      createdAt: keptText(createdAt),
      ...(Number.isNaN(Date.parse(keptText(givenAt))) ? {} : { givenAt: keptText(givenAt) }),
      ...(seat ? { seat } : {}),
      ...(typeof isSaved === 'boolean' ? { isSaved } : {}),
    },
  ]
}

/** What the device kept, of whatever version: all that can be understood, and nothing else. */
export function readProfileData(kept: unknown): ProfileData {
  const { profiles: listed, currentProfileId, baseUserId } = keptRecord(kept)
  const profiles = Array.isArray(listed) ? listed.flatMap(readProfile) : []
  const current = profiles.find(({ id }) => id === currentProfileId) ?? profiles[0]
  return { profiles, currentProfileId: current?.id ?? null, baseUserId: keptText(baseUserId) || null }
}
