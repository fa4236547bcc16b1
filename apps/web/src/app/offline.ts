import { waitingWords } from '@lithe/words/live/waiting'
import { outdated } from '../api/client.ts'
import { fetchConfig } from '../api/queries.tsx'
import { busyLock, isRestful, paths, takeOver } from '../navigation/paths.ts'
import { beBusy, isBusy, isMetered } from '../navigation/this-page.ts'
import { playerFiles, warm } from '../prepare/movements/prefetch-player.ts'
import { showToast } from '../ui/toasts.ts'
import { trainerFiles } from '../ui/trainer-picture.tsx'
import type { createRouter } from './router.tsx'

type Router = ReturnType<typeof createRouter>

/** Time on a page that counts as reading it; the engine's megabytes are never fetched sooner. */
const readMs = 10_000
const lookedForUpdatesEveryMs = 60 * 60_000
const patienceMs = 2000

/**
 * Registers the worker at /sw.js, so that everything works offline. Without workers or storage the app runs as usual.
 * `ahead` is the prefetching of pages, which has priority.
 */
export async function startOffline(router: Router, ahead: Promise<void>) {
  if (!('serviceWorker' in navigator) || isMetered() || window.parent !== window) return
  holdWhileBusy(router)
  tellWhenOffline(router)
  const builds = followBuilds(router)
  await ahead
  try {
    builds.register(await navigator.serviceWorker.register('/sw.js'))
    await builds.look(await controlled())
    fillWhenWanted(router)
  } catch (error) {
    console.warn('The app is not kept for offline', error)
  }
}

const pathOf = ({ state }: Router) => state.location.pathname

/** Lets no newer build take over in any tab while this tab is busy. */
function holdWhileBusy(router: Router) {
  let leave = () => {}
  let heldFor = ''
  const follow = () => {
    const pathname = pathOf(router)
    if (pathname === heldFor) return
    heldFor = pathname
    leave()
    leave = isRestful(pathname) ? () => {} : beBusy()
  }
  follow()
  router.follow(follow)
}

/** Lets a fetched build take over while this tab is at rest: on navigation, or in the background. */
function followBuilds(router: Router) {
  const { serviceWorker } = navigator
  let registration: ServiceWorkerRegistration | null = null
  let isControlled = serviceWorker.controller !== null
  let isOld = false
  let lookedAtMs = Date.now()
  let restedAt = pathOf(router)

  function offer() {
    if (isBusy()) return
    if (isOld) return window.location.reload()
    const waiting = registration?.waiting
    if (!waiting || !navigator.locks) return
    const signal = AbortSignal.timeout(patienceMs)
    navigator.locks
      .request(busyLock, { signal }, async () => waiting.postMessage(takeOver))
      // Another tab is measuring, so this one waits too.
      .catch(() => {})
  }

  function giveWay() {
    isOld = true
    offer()
  }

  const update = () => registration?.update().catch(() => {})

  router.follow(() => {
    if (restedAt === pathOf(router)) return
    restedAt = pathOf(router)
    offer()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') return offer()
    if (Date.now() - lookedAtMs < lookedForUpdatesEveryMs) return
    lookedAtMs = Date.now()
    void update()
  })
  serviceWorker.addEventListener('controllerchange', () => {
    // The first worker came with this page.
    if (isControlled) giveWay()
    isControlled = true
  })

  return {
    register(registered: ServiceWorkerRegistration) {
      registration = registered
      // Browsers check only occasionally, but a faulty worker should be gone by the next page.
      if (isControlled) void update()
      void outdated.then(update)
    },
    /** Checks the worker's build, as it may have taken over before this page listened, or while it loaded. */
    async look(worker: ServiceWorker) {
      if (!(await isOfBuild(worker))) giveWay()
    },
  }
}

function isOfBuild(worker: ServiceWorker): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')
  const { port1, port2 } = new MessageChannel()
  return new Promise(resolve => {
    port1.onmessage = ({ data }) => resolve(data === true)
    worker.postMessage(script?.src, [port2])
  })
}

async function controlled(): Promise<ServiceWorker> {
  const { serviceWorker } = navigator
  while (!serviceWorker.controller)
    await new Promise(resolve => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  return serviceWorker.controller
}

/** Missing from the DOM types, as only Chromium has it. */
type Connection = { type?: string; effectiveType?: string }

/** An unknown connection counts as good. */
function isGoodConnection(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  const { type = 'wifi', effectiveType = '4g' } = connection ?? {}
  return type !== 'cellular' && effectiveType === '4g'
}

/** Caches everything once the landing page is read on a good connection, or a test begun on an unmetered one. */
function fillWhenWanted(router: Router) {
  let hasBegun = false
  const look = () => {
    if (hasBegun || !(isGoodConnection() || !isRestful(pathOf(router)))) return
    hasBegun = true
    fill().catch(error => console.warn('Not all of the app is kept for offline', error))
  }
  setTimeout(() => {
    look()
    router.follow(look)
  }, readMs)
}

/** This page's messages in other languages, cached under the URLs used before there was a worker. */
const wordsOfThisPage = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ pathname }) => pathname.startsWith('/assets/words-'))

/** All files that a test needs on this device and opening a page did not load. */
async function filesToKeep(): Promise<URL[]> {
  const { playerUrl } = await fetchConfig()
  const isOurs = new URL(playerUrl, window.location.href).origin === window.location.origin
  const films = trainerFiles().map(path => new URL(path, window.location.href))
  return [...(isOurs ? await playerFiles(playerUrl) : []), ...films, ...wordsOfThisPage()]
}

const isKept = async ({ href }: URL) => (await caches.match(href, { ignoreSearch: true })) !== undefined

async function fill() {
  for (const file of await filesToKeep()) if (!(await isKept(file))) await warm(file)
}

const tellingPlaces: readonly string[] = [paths.home.pattern, paths.start.pattern]

/** Says once, on the first pages, what works offline and what happens to a result. Other pages say what they lack. */
function tellWhenOffline(router: Router) {
  let wasTold = false
  async function tell() {
    if (navigator.onLine || wasTold || navigator.serviceWorker.controller === null) return
    if (!tellingPlaces.includes(pathOf(router))) return
    wasTold = true
    const { title, all, some } = waitingWords.offline
    const kept = await filesToKeep().then(
      files => Promise.all(files.map(isKept)),
      () => [false],
    )
    showToast({ title, description: kept.every(Boolean) ? all : some })
  }
  window.addEventListener('offline', () => void tell())
  void tell()
}
