import type { AssessmentListItem, UserDetails } from '@lithe/contracts/api'
import { skipToken, useQuery } from '@tanstack/react-query'
import { ApiError } from '../api/errors.ts'
import { currentSource, messengerField } from '../messenger/messenger.ts'
import { useUserId } from './identity.ts'

/** Fetches the person on every visit to the start screen, without delaying its code. */
export function useKnownUser() {
  const userIdentifier = useUserId(state => state.userIdentifier)
  return useQuery({
    queryKey: ['user', userIdentifier],
    gcTime: 0,
    // Storage is read one tick later while a prerendered page hydrates.
    queryFn:
      userIdentifier === null
        ? skipToken
        : () =>
            knownUser(async () => {
              const { api } = await import('../api/client.ts')
              const { noteNewest } = await import('./report-notes.ts')
              const known = await api.fetchUser({
                userIdentifier,
                source: currentSource(),
                ...messengerField(),
              })
              noteNewest(userIdentifier, known.assessmentsData)
              return known
            }),
  })
}

type UserAnswer = {
  code: 200
  message: string
  userDetails: UserDetails | null
  assessmentsData: readonly AssessmentListItem[]
  /** Whether older assessments exist. */
  hasOlder?: true | undefined
}

/** Why the answer is a fallback: no response, or a sign-in is required first. */
export type KnownState = 'unavailable' | 'signed-out'

export type KnownUser = {
  answer: UserAnswer
  /** Explains a fallback answer; null otherwise. */
  state: KnownState | null
}

const mockAnswer: UserAnswer = {
  code: 200,
  message: 'Mock data (API unavailable)',
  userDetails: null,
  assessmentsData: [],
}

const stateOf = (error: unknown): KnownState =>
  error instanceof ApiError && error.status === 401 ? 'signed-out' : 'unavailable'

type Fetched = Pick<UserAnswer, 'userDetails' | 'assessmentsData' | 'hasOlder'>

/** Fetches what the server knows about a person. An unreachable server never prevents starting. */
export async function knownUser(fetchUser: () => Promise<Fetched>): Promise<KnownUser> {
  try {
    return { answer: { code: 200, message: 'ok', ...(await fetchUser()) }, state: null }
  } catch (error) {
    const state = stateOf(error)
    console.warn(state === 'unavailable' ? 'API temporarily unavailable' : 'Nobody is signed in', error)
    return { answer: mockAnswer, state }
  }
}
