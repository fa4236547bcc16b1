import type { Caller } from '@lithe/contracts/api'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../../api-client.ts'

/** What was fetched to be counted may also be the copy that is kept, for as long as this. */
const freshMs = 60_000

export const keptQuery = (keeper: Caller) =>
  queryOptions({
    queryKey: ['export', keeper.userIdentifier],
    queryFn: () => api.exportMe(keeper),
    staleTime: freshMs,
    gcTime: freshMs,
  })

/** Everything the server keeps of a person and their profiles. */
export const useKept = (keeper: Caller) => useQuery(keptQuery(keeper))
