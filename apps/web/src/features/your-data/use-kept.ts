import type { Caller } from '@lithe/contracts/api'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api-client.ts'

/** How much the server keeps of a person and their profiles. */
export const useKept = (keeper: Caller) =>
  useQuery({ queryKey: ['kept', keeper.userIdentifier], queryFn: () => api.readKept(keeper), gcTime: 0 })
