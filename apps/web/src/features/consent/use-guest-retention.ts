import { useQuery } from '@tanstack/react-query'
import { api } from '../../api-client.ts'

const monthsUntilTold = 24

/** After how many months without a visit a guest is erased, as the server says. */
export const useGuestRetention = (): number =>
  useQuery({
    queryKey: ['config'],
    queryFn: api.readConfig,
    staleTime: Number.POSITIVE_INFINITY,
    select: ({ guestRetentionMonths }) => guestRetentionMonths,
  }).data ?? monthsUntilTold
