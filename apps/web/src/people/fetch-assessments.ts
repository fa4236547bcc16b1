import type { AssessmentListItem } from '@lithe/contracts/api'
import { api } from '../api-client.ts'
import { currentCaller } from '../features/identity/identity.ts'
import { messengerField } from '../messenger/messenger-field.ts'
import { keepDetails } from './keep-details.ts'

/** The current profile's assessments, made known to the server; none where it cannot be asked. */
export async function fetchAssessments(): Promise<readonly AssessmentListItem[]> {
  try {
    const { userDetails, assessmentsData } = await api.fetchUser({ ...currentCaller(), ...messengerField() })
    keepDetails(userDetails)
    return assessmentsData
  } catch (error) {
    console.warn('The person could not be fetched', error)
    return []
  }
}
