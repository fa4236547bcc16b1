import type { Caller, Device } from '@lithe/contracts/api'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api-client.ts'

/** Where an account is signed in, and the ways to end that. */
export function useDevices(keeper: Caller) {
  const queries = useQueryClient()
  const queryKey = ['devices', keeper.userIdentifier]
  const list = useQuery({ queryKey, queryFn: () => api.listDevices(keeper), gcTime: 0 })
  const refetch = () => queries.invalidateQueries({ queryKey })
  const signOutOne = useMutation({
    mutationFn: ({ deviceId }: Device) => api.signOutDevice(keeper, { deviceId }),
    onSettled: refetch,
  })
  const signOutOthers = useMutation({ mutationFn: () => api.signOutOthers(keeper), onSettled: refetch })
  return { list, signOutOne, signOutOthers }
}
