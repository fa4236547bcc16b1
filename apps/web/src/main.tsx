import './styles.css'
import './motion.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { keepUnlockKey } from './features/access/demo-unlock-store.ts'
import { readIdentity } from './features/identity/read-identity.ts'
import { readOrganisation } from './features/workout/workout-session-store.ts'
import { restoreHandedOver } from './load-anew.ts'
import { followOtherTabs } from './people/follow-other-tabs.ts'
import { settleProfiles } from './people/settle-profiles.ts'
import { createRouter } from './router.tsx'
import { fetchAhead } from './screen-chunks.ts'
import { whenIdle } from './when-idle.ts'

keepUnlockKey(window.location.search)
readOrganisation(window.location.search)
readIdentity()
restoreHandedOver()
settleProfiles()
followOtherTabs()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root element')

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={createRouter()} />
  </StrictMode>,
)

whenIdle(() => {
  import('./features/outbox/browser-outbox.ts').then(
    ({ startOutbox }) => startOutbox(),
    error => console.warn('Kept results wait for the next visit', error),
  )
  void fetchAhead()
})
