import { useQuery } from '@tanstack/react-query'
import { api } from '../../api-client.ts'
import { currentCaller } from './user-id-store.ts'

/** What the server knows of this person. A server that cannot be reached never stops anyone from starting. */
export function useKnownUser() {
  return useQuery({
    queryKey: ['user'],
    queryFn: async () => {
      try {
        return await api.fetchUser(currentCaller())
      } catch (error) {
        console.warn('API temporarily unavailable', error)
        return { userDetails: null, assessmentsData: [] }
      }
    },
  })
}
