import { chooseLanguage } from '@lithe/words/languages'
import { PrecacheController } from 'workbox-precaching'
import { createPartialResponse } from 'workbox-range-requests'
import { CacheFirst } from 'workbox-strategies'
import { busyLock, isRestful, paths, takeOver } from '../src/navigation/paths.ts'
import { type BuiltFile, documentAt, isByNeed, shell, signInPath } from './rules.ts'

declare const self: ServiceWorkerGlobalScope

/** Files of one build, pages and player; responses never mix builds. */
const files = self.__WB_MANIFEST as BuiltFile[]
const routes = Object.values(paths).map(({ pattern }) => pattern)

const atOnce = new PrecacheController({ cacheName: 'lithe-build' })
atOnce.addToCacheList(files.filter(file => !isByNeed(file)))

const hrefOf = (url: string) => new URL(url, self.location.href).href
/** Maps URLs to cache names, so that an updated film replaces the old one. */
const namesByNeed = new Map(
  files
    .filter(isByNeed)
    .map(({ url, revision }) => [hrefOf(url), hrefOf(revision ? `${url}?of=${revision}` : url)]),
)
const byNeed = new CacheFirst({
  cacheName: 'lithe-by-need',
  plugins: [
    { cacheKeyWillBeUsed: async ({ request }) => namesByNeed.get(request.url) ?? request },
    // Safari requests films only in ranges.
    {
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse && request.headers.has('range')
          ? createPartialResponse(request, cachedResponse)
          : cachedResponse,
    },
  ],
})

async function dropWhatNoBuildAsksFor() {
  const cache = await caches.open(byNeed.cacheName)
  const names = new Set(namesByNeed.values())
  for (const request of await cache.keys()) if (!names.has(request.url)) await cache.delete(request)
}

self.addEventListener('install', event => event.waitUntil(atOnce.install(event)))

self.addEventListener('activate', event => {
  event.waitUntil(Promise.all([atOnce.activate(event), dropWhatNoBuildAsksFor(), self.clients.claim()]))
})

self.addEventListener('message', ({ data, ports }) => {
  if (data === takeOver) void self.skipWaiting()
  // A page asks, by sending its script's URL, whether it belongs to this build.
  else ports[0]?.postMessage(atOnce.getCacheKeyForURL(String(data)) !== undefined)
})

/** Checks that no tab holds the lock against updates. */
const isNobodyBusy = async () =>
  'locks' in navigator &&
  (await navigator.locks.request(busyLock, { ifAvailable: true }, async lock => lock !== null))

let hasGivenWay = false
const newerTakesOverWithinMs = 3000
/** Lets a waiting build take over when a page opens on which nothing can be interrupted or lost. */
async function givesWay({ destination }: Request, pathname: string): Promise<boolean> {
  const { waiting } = self.registration
  if (!waiting || hasGivenWay || destination !== 'document') return false
  if (!isRestful(pathname) || !(await isNobodyBusy())) return false
  hasGivenWay = true
  waiting.postMessage(takeOver)
  return true
}

/** An empty page that reloads as soon as the newer worker answers, or after a timeout. */
const comeAgain = () =>
  new Response(
    `<!doctype html><meta name="color-scheme" content="light dark"><script>
      const again = () => location.reload()
      navigator.serviceWorker.addEventListener('controllerchange', again)
      setTimeout(again, ${newerTakesOverWithinMs})
    </script>`,
    { headers: { 'content-type': 'text/html' } },
  )

/** Refreshes headers of unchanged bytes, which a server setting may have altered. */
async function freshenHeaders(url: string) {
  const name = atOnce.getCacheKeyForURL(url)
  const integrity = name && atOnce.getIntegrityForCacheKey(name)
  if (!integrity) return
  const answer = await fetch(url, { cache: 'no-store', integrity }).catch(() => null)
  if (!answer?.ok) return
  const cache = await caches.open(atOnce.strategy.cacheName)
  await cache.put(name, answer).catch(() => {})
}

async function openDocument(event: FetchEvent, url: string): Promise<Response> {
  if (await givesWay(event.request, new URL(event.request.url).pathname)) return comeAgain()
  event.waitUntil(freshenHeaders(url))
  return atOnce.strategy.handle({ event, request: new Request(url) })
}

/** Requests for unlisted files, such as api calls and shared pictures, go to the network. */
self.addEventListener('fetch', event => {
  const { method, mode, url } = event.request
  const address = new URL(url)
  const { origin, pathname } = address
  if (method !== 'GET' || origin !== self.location.origin) return
  if (mode === 'navigate') {
    const document = documentAt(address, routes, chooseLanguage({ browser: navigator.languages }))
    if (document && atOnce.getCacheKeyForURL(document)) event.respondWith(openDocument(event, document))
    return
  }
  // A page that fetches its own document is checking whether the network is back.
  if (pathname === shell || pathname === signInPath) return
  if (namesByNeed.has(url)) event.respondWith(byNeed.handle(event))
  else if (atOnce.getCacheKeyForURL(url)) event.respondWith(atOnce.strategy.handle(event))
})
