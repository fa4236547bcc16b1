import { useQuery } from '@tanstack/react-query'
import { currentCaller } from './user-id-store.ts'

/** What the server knows of this person, asked without holding up the first screen's code. A server that cannot be reached never stops anyone from starting. */
export function useKnownUser() {
  return useQuery({
    queryKey: ['user'],
    queryFn: async () => {
      try {
        const { api } = await import('../../api-client.ts')
        return await api.fetchUser(currentCaller())
      } catch (error) {
        console.warn('API temporarily unavailable', error)
        return { userDetails: null, assessmentsData: [] }
      }
    },
  })
}
