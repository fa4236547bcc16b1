import { defaultEmergencyNumber } from '@lithe/contracts/player'
import { useQuery } from '@tanstack/react-query'
import { api } from './api-client.ts'

/** Whom to call, as the deployment says; the default until the settings are here, and where they never come. */
export function useEmergencyNumber(): string {
  const { data } = useQuery({
    queryKey: ['config'],
    queryFn: api.readConfig,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data?.emergencyNumber ?? defaultEmergencyNumber
}
