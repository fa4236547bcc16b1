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

/** A measured stance, as a visit keeps it. */
export const heldStance = {
  sessionId: '6f2c1d0e-8f5e-4f7a-9c55-0f6f2a0c7b11',
  exerciseId: 'single-leg-stance',
  exerciseName: 'Single-leg stance',
  test: 'balance',
  timestamp: '2026-01-01T09:00:00.000Z',
  workoutData: null,
  shown: null,
  refusal: null,
} as const
