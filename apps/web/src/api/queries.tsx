import { PublicConfig } from '@lithe/contracts/api'
import { defaultEmergencyNumber } from '@lithe/contracts/player'
import { QueryClient, QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query'
import { Outlet } from 'react-router'
import { deviceStorage } from '../storage/device-storage.ts'
import { api } from './client.ts'
import { NetworkError } from './errors.ts'

const networkRetries = 2

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      refetchOnWindowFocus: false,
      retry: (failures, error) => error instanceof NetworkError && failures < networkRetries,
    },
    mutations: { networkMode: 'always' },
  },
})

/** A call that takes longer is treated as failed. */
const answeredAtLastMs = 10_000

/** Resolves when no query is in flight. */
export function untilAnswered(): Promise<void> {
  const answered = new Promise<void>(resolve => {
    const look = () => {
      if (queryClient.isFetching() > 0) return
      unsubscribe()
      resolve()
    }
    const unsubscribe = queryClient.getQueryCache().subscribe(look)
    look()
  })
  return Promise.race([answered, new Promise<void>(resolve => setTimeout(resolve, answeredAtLastMs))])
}

/** Wraps every screen that queries the server; kept out of the first screen's bundle. */
export function QueryLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  )
}

const configKey = 'config'

/** The last known settings, so that the test can open offline. */
function keptConfig(): PublicConfig | null {
  try {
    return PublicConfig.safeParse(JSON.parse(deviceStorage.getItem(configKey) ?? 'null')).data ?? null
  } catch {
    return null
  }
}

async function readConfig(): Promise<PublicConfig> {
  try {
    const config = await api.readConfig()
    deviceStorage.setItem(configKey, JSON.stringify(config))
    return config
  } catch (error) {
    const kept = error instanceof NetworkError ? keptConfig() : null
    if (kept === null) throw error
    return kept
  }
}

/** This deployment's public settings, fetched once per visit by the first page that reads them. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: readConfig,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

/** Settings that a page can do without, so a failed fetch is not retried. */
export const optionalConfigQuery = { ...configQuery, retry: false } as const

/** Settings for pages without a query of their own. */
export const fetchConfig = () => queryClient.fetchQuery(configQuery)

/** The deployment's emergency number; the default until settings load, or if they never do. */
export function useEmergencyNumber(): string {
  const { data } = useQuery(configQuery)
  return data?.emergencyNumber ?? defaultEmergencyNumber
}

/** URL of the player, from the server's settings. */
export const usePlayerUrl = () => useQuery({ ...configQuery, select: ({ playerUrl }) => playerUrl })

/** Payment and support settings; the page works without them, and paying shows any problem. */
export function usePaymentSettings() {
  const { data, isPending } = useQuery(optionalConfigQuery)
  return {
    isPending,
    canPay: data?.payments !== 'off',
    isTest: data?.payments === 'sandbox',
    botUrl: data?.telegramBotUrl ?? null,
    supportEmail: data?.supportEmail ?? null,
  }
}
