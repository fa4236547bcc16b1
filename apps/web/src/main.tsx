import './styles.css'
import './motion.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { keepUnlockKey } from './features/access/demo-unlock-store.ts'
import { readIdentity } from './features/identity/read-identity.ts'
import { queryClient } from './query-client.ts'
import { createRouter } from './router.tsx'
import { fetchAhead, whenIdle } from './screen-chunks.ts'

keepUnlockKey(window.location.search)
readIdentity()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root element')

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createRouter()} />
    </QueryClientProvider>
  </StrictMode>,
)

whenIdle(() => {
  import('./features/outbox/browser-outbox.ts').then(
    ({ startOutbox }) => startOutbox(),
    error => console.warn('Kept results wait for the next visit', error),
  )
  void fetchAhead()
})
