import { useQuery } from '@tanstack/react-query'
import { messengerField } from '../../messenger/messenger-field.ts'
import { knownUser } from './known-user.ts'
import { currentCaller, useUserId } from './user-id-store.ts'

/** Asked anew on every visit to the start screen, and without holding up its code. */
export function useKnownUser() {
  const userIdentifier = useUserId(state => state.userIdentifier)
  return useQuery({
    queryKey: ['user', userIdentifier],
    gcTime: 0,
    queryFn: () =>
      knownUser(async () => {
        const { api } = await import('../../api-client.ts')
        return api.fetchUser({ ...currentCaller(), ...messengerField() })
      }),
  })
}
