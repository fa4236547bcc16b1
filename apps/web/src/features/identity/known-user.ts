import type { AssessmentListItem, UserDetails } from '@lithe/contracts/api'

type UserAnswer = {
  code: 200
  message: string
  userDetails: UserDetails | null
  assessmentsData: readonly AssessmentListItem[]
}

export type KnownUser = {
  answer: UserAnswer
  /** What there is to say about the answer, else null. */
  state: 'API temporarily unavailable' | null
}

const mockAnswer: UserAnswer = {
  code: 200,
  message: 'Mock data (API unavailable)',
  userDetails: null,
  assessmentsData: [],
}

type Fetched = Pick<UserAnswer, 'userDetails' | 'assessmentsData'>

/** What the server knows of a person. A server that cannot be reached never stops anyone from starting. */
export async function knownUser(fetchUser: () => Promise<Fetched>): Promise<KnownUser> {
  try {
    return { answer: { code: 200, message: 'ok', ...(await fetchUser()) }, state: null }
  } catch (error) {
    const state = 'API temporarily unavailable'
    console.warn(state, error)
    return { answer: mockAnswer, state }
  }
}
