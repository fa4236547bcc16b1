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

/** A call without an answer holds nothing up for longer. */
const answeredAtLastMs = 10_000

/** Once nothing is being asked of the server. */
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

/** Around every screen that asks the server; the first one does without its weight. */
export function QueryLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  )
}

const configKey = 'config'

/** As the server last told them: without a network the test opens with these. */
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

/** The public settings of this deployment: fetched once a visit, on the first page that reads one. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: readConfig,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

/** Settings that a page does without where they do not come at once: they are not asked for again and again. */
export const optionalConfigQuery = { ...configQuery, retry: false } as const

/** For a page that has no query of its own yet. */
export const fetchConfig = () => queryClient.fetchQuery(configQuery)

/** Whom to call, as the deployment says; the default until the settings are here, and where they never come. */
export function useEmergencyNumber(): string {
  const { data } = useQuery(configQuery)
  return data?.emergencyNumber ?? defaultEmergencyNumber
}

/** Where the player lives, as the server says. */
export const usePlayerUrl = () => useQuery({ ...configQuery, select: ({ playerUrl }) => playerUrl })

/** How people pay here and whom they turn to. Without an answer the page does without; a try to pay will tell. */
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
