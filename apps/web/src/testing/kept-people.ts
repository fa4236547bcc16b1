/** A person as stored by the app: answers are strings, empty if unanswered. */
export type Given = { name: string; age: string; sex: string }

/** A device with several people, of whom the first is its owner and current. */
export function sharedBy(people: readonly Given[], ownerIsListed = true) {
  const owner = `user_${crypto.randomUUID()}`
  const profiles = people.map((given, index) => ({
    ...given,
    id: crypto.randomUUID(),
    userId: index === 0 && ownerIsListed ? owner : `${owner}~${index + 1}`,
    createdAt: new Date().toISOString(),
  }))
  const [current] = profiles
  if (!current) throw new Error('A device is remembered with at least one person')
  const { name, age, sex, id, userId } = current
  const kept = {
    'user-id': { userIdentifier: userId },
    'onboarding-data': { name, age, sex, isMuted: true },
    'profile-data': { profiles, currentProfileId: id, baseUserId: owner },
  }
  return { kept, owner, profiles }
}
