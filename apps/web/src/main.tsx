import './styles.css'
import './motion.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { createRouter, fetchAhead } from './app/router.tsx'
import { keepUnlockKey } from './features/access/demo-unlock-store.ts'
import { takeLink } from './features/browser-link/arrived-link.ts'
import { readIdentity } from './features/identity/identity.ts'
import { type Invitation, mustAskFirst, takeInvitation } from './features/workout/organisation.tsx'
import { findLaunch, messenger } from './messenger/messenger.ts'
import { restoreHandedOver, whenIdle } from './navigation/this-page.ts'
import { followOtherTabs, isKnownHere, settleProfiles } from './people/current-profile.ts'
import { OpeningScreen } from './screens/router-screens.tsx'

const element = document.getElementById('root')
if (!element) throw new Error('The page has no #root element')
const root = createRoot(element)

function settle(): Invitation | null {
  takeLink()
  keepUnlockKey(window.location.search)
  const invitation = takeInvitation()
  readIdentity(isKnownHere)
  restoreHandedOver()
  settleProfiles()
  followOtherTabs()
  return invitation
}

/** What only a messenger needs is fetched only in one; if it does not come, this is the web app as everywhere. */
const loadTelegram = (launch: string) =>
  import('./app/open-telegram.ts')
    .then(({ openTelegram }) => openTelegram(launch))
    .catch((error: unknown) => console.warn('Lithe goes on without Telegram', error))

const waitShownAfterMs = 300
/** After this long the page opens without knowing who sent the person; a later answer is taken up all the same. */
const invitationPatienceMs = 4000

const pause = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

/** Only a visit by an organisation's link waits for it, and only the first time. */
async function followInvitation(invitation: Invitation | null) {
  if (invitation === null) return
  const met = import('./features/workout/meet-organisation.ts')
    .then(({ meetOrganisation }) => meetOrganisation(invitation))
    .catch((error: unknown) => console.warn('Lithe goes on without the organisation', error))
  if (mustAskFirst(invitation)) await Promise.race([met, pause(invitationPatienceMs)])
}

async function settleInvited(invitation: Invitation) {
  const wait = setTimeout(() => root.render(<OpeningScreen />), waitShownAfterMs)
  await followInvitation(invitation)
  clearTimeout(wait)
}

async function settleInTelegram(launch: string) {
  const wait = setTimeout(() => root.render(<OpeningScreen />), waitShownAfterMs)
  try {
    const telegram = await loadTelegram(launch)
    const invitation = settle() ?? telegram?.invitation ?? null
    await Promise.all([telegram?.signIn(), followInvitation(invitation)])
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
    import('./people/details.ts').then(
      ({ startSavingDetails }) => startSavingDetails(),
      error => console.warn('Corrected details wait for the next visit', error),
    )
    void fetchAhead()
  })
}

const launch = findLaunch()
if (launch === null) {
  const invitation = settle()
  if (invitation === null) show()
  else settleInvited(invitation).then(show)
} else {
  settleInTelegram(launch).then(show, (error: unknown) => {
    console.error('Lithe could not be opened inside Telegram', error)
    show()
  })
}
