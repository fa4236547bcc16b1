import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router'
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

/** Around every screen that asks the server; the first one does without its weight. */
export function QueryLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  )
}
