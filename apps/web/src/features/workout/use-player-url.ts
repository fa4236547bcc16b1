import { useQuery } from '@tanstack/react-query'
import { api } from '../../api-client.ts'

/** Where the player lives, as the server says. */
export const usePlayerUrl = () =>
  useQuery({
    queryKey: ['config'],
    queryFn: api.readConfig,
    staleTime: Number.POSITIVE_INFINITY,
    select: ({ playerUrl }) => playerUrl,
  })
