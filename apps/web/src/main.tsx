import { OpeningScreen } from './app/router-screens.tsx'
import './styles.css'
import './motion.css'
import { type ReactNode, StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { createRouter, fetchAhead } from './app/router.tsx'
import { followInvitation, settle } from './app/settle.ts'
import { isGuestKept } from './memory/identity.ts'
import { findLaunch, messenger } from './messenger/messenger.ts'
import { whenIdle } from './navigation/this-page.ts'
import { isEmptied } from './people/current-profile.ts'
import { language, markDocument, withWords, wordsArrived } from './words/language.ts'

/** Set before zod loads, which otherwise probes `eval` for every schema; our CSP blocks and reports that. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const element = document.getElementById('root')
if (!element) throw new Error('No #root')
const place = element

/** Whether the document still holds the prerendered page (apps/web/prerender), to be hydrated. */
let isPrerendered =
  place.dataset.page !== undefined &&
  document.documentElement.dataset.visit !== 'other' &&
  document.documentElement.lang === language

let root: Root | null = null
/** Replaces the document's content. */
function draw(page: ReactNode) {
  isPrerendered = false
  if (root === null) {
    if (place.dataset.page !== undefined) place.replaceChildren()
    delete document.documentElement.dataset.visit
    root = createRoot(place)
  }
  root.render(page)
}

/** Loads Telegram's part in a messenger only; if that fails, the app runs as on the web. */
const loadTelegram = (launch: string) =>
  withWords(import('./app/open-telegram.ts'))
    .then(({ openTelegram }) => openTelegram(launch))
    .catch((error: unknown) => console.warn('Telegram not loaded', error))

const waitShownAfterMs = 300

/** Shows that the app is opening if that takes longer. */
function withWait(opening: Promise<void>) {
  const wait = setTimeout(() => draw(<OpeningScreen />), waitShownAfterMs)
  return opening.finally(() => clearTimeout(wait))
}

const recallPatienceMs = 6000

/** Asks the server for a cleared browser's former guest before showing anything; otherwise the visitor is new. */
async function settleRecalled() {
  const late = new Promise<false>(resolve => setTimeout(resolve, recallPatienceMs, false))
  await firstWords()
  const { meetRecalled, recallGuest } = await withWords(import('./people/recall-guest.ts'))
  const isRecalled = await Promise.race([recallGuest(), late]).catch(() => false)
  const invitation = settle()
  if (isRecalled) {
    // The prerendered page is for new visitors.
    isPrerendered = false
    await Promise.race([meetRecalled(), late])
  }
  await followInvitation(invitation)
}

async function settleInTelegram(launch: string) {
  const telegram = await loadTelegram(launch)
  const invitation = settle() ?? telegram?.invitation ?? null
  await Promise.all([telegram?.signIn(), followInvitation(invitation)])
}

async function show() {
  const router = createRouter()
  const page = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  const { pathname } = window.location
  if (isPrerendered) await isReady(router)
  // A guard may have redirected meanwhile.
  if (isPrerendered && router.state.location.pathname === pathname) {
    // Hydrates in slices, so that presses in between are handled.
    startTransition(() => void hydrateRoot(place, page))
    delete place.dataset.page
    pressOnceMore()
  } else draw(page)
  messenger()?.ready()

  whenIdle(() => {
    withWords(import('./memory/outbox/browser-outbox.ts')).then(
      ({ startOutbox }) => startOutbox(),
      error => console.warn('Outbox not loaded', error),
    )
    withWords(import('./people/details.ts')).then(
      ({ startSavingDetails }) => startSavingDetails(),
      error => console.warn('Details not loaded', error),
    )
    const ahead = fetchAhead()
    // A messenger's app is as new as its launch, and in development as new as the last change.
    if (import.meta.env.PROD && findLaunch() === null)
      withWords(import('./app/offline.ts')).then(
        ({ startOffline }) => startOffline(router, ahead),
        error => console.warn('Offline not loaded', error),
      )
  })
}

/** Replays a press made before hydration (apps/web/prerender/first-look.ts). */
function pressOnceMore() {
  const pressed = place.querySelector<HTMLElement>('[data-pressed]')
  pressed?.removeAttribute('data-pressed')
  pressed?.click()
}

/** Resolves when the first page's scripts are loaded and it can hydrate. */
const isReady = (router: ReturnType<typeof createRouter>) =>
  new Promise<void>(resolve => {
    if (router.state.initialized) return resolve()
    const unfollow = router.follow(({ initialized }) => {
      if (!initialized) return
      unfollow()
      resolve()
    })
  })

async function open() {
  const launch = findLaunch()
  // Reads the URL before waiting for anything, as the page may be left at once.
  const isLost = launch === null && isGuestKept() && isEmptied()
  if (isLost) return withWait(settleRecalled())
  const invitation = launch === null ? settle() : null
  await firstWords()
  if (launch !== null) return withWait(settleInTelegram(launch))
  if (invitation !== null) await withWait(followInvitation(invitation))
}

const wordsTriedAgainMs = 2000

/** Loads the messages, retrying until they arrive, as nothing can be said before; the product name shows. */
async function firstWords() {
  markDocument(document)
  for (;;)
    try {
      return await wordsArrived()
    } catch (error) {
      console.warn('Words not loaded', error)
      await new Promise(resolve => setTimeout(resolve, wordsTriedAgainMs))
    }
}

open()
  .catch((error: unknown) => console.error('Lithe not opened', error))
  .then(firstWords)
  .then(show)
