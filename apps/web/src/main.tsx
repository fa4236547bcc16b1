import './styles.css'
import './motion.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { keepUnlockKey } from './features/access/demo-unlock-store.ts'
import { takeLink } from './features/browser-link/arrived-link.ts'
import { readIdentity } from './features/identity/read-identity.ts'
import { readOrganisation } from './features/workout/workout-session-store.ts'
import { restoreHandedOver } from './load-anew.ts'
import { findLaunch } from './messenger/launch.ts'
import { messenger } from './messenger/messenger.ts'
import { followOtherTabs } from './people/follow-other-tabs.ts'
import { isKnownHere } from './people/is-known-here.ts'
import { settleProfiles } from './people/settle-profiles.ts'
import { createRouter } from './router.tsx'
import { fetchAhead } from './screen-chunks.ts'
import { OpeningScreen } from './screens/opening-screen.tsx'
import { whenIdle } from './when-idle.ts'

const element = document.getElementById('root')
if (!element) throw new Error('The page has no #root element')
const root = createRoot(element)

function settle() {
  takeLink()
  keepUnlockKey(window.location.search)
  readOrganisation(window.location.search)
  readIdentity(isKnownHere)
  restoreHandedOver()
  settleProfiles()
  followOtherTabs()
}

/** What only a messenger needs is fetched only in one; if it does not come, this is the web app as everywhere. */
const loadTelegram = (launch: string) =>
  import('./open-telegram.ts')
    .then(({ openTelegram }) => openTelegram(launch))
    .catch((error: unknown) => console.warn('Lithe goes on without Telegram', error))

const waitShownAfterMs = 300

async function settleInTelegram(launch: string) {
  const wait = setTimeout(() => root.render(<OpeningScreen />), waitShownAfterMs)
  try {
    const telegram = await loadTelegram(launch)
    settle()
    await telegram?.signIn()
  } finally {
    clearTimeout(wait)
  }
}

function show() {
  root.render(
    <StrictMode>
      <RouterProvider router={createRouter()} />
    </StrictMode>,
  )
  messenger()?.ready()

  whenIdle(() => {
    import('./features/outbox/browser-outbox.ts').then(
      ({ startOutbox }) => startOutbox(),
      error => console.warn('Kept results wait for the next visit', error),
    )
    import('./people/save-unsaved.ts').then(
      ({ startSavingDetails }) => startSavingDetails(),
      error => console.warn('Corrected details wait for the next visit', error),
    )
    void fetchAhead()
  })
}

const launch = findLaunch()
if (launch === null) {
  settle()
  show()
} else {
  settleInTelegram(launch).then(show, (error: unknown) => {
    console.error('Lithe could not be opened inside Telegram', error)
    show()
  })
}
