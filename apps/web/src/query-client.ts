import { QueryClient } from '@tanstack/react-query'
import { NetworkError } from './network-error.ts'

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
