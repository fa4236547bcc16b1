import { bestRuntimeBuild, EngineManifest } from '@lithe/contracts/engine'
import { useEffect } from 'react'
import { usePlayerUrl } from '../../api/queries.tsx'
import { isMetered, whenIdle } from '../../navigation/this-page.ts'

let hasBegun = false

/** Loads the player into the browser's cache while the person reads, but never on a metered connection. */
export function usePlayerPrefetch() {
  const { data: playerUrl } = usePlayerUrl()

  useEffect(() => {
    if (!playerUrl || hasBegun || isMetered()) return
    // Files from another origin cannot be fetched here.
    if (new URL(playerUrl, window.location.href).origin !== window.location.origin) return
    hasBegun = true
    whenIdle(() =>
      prefetchPlayer(playerUrl).catch(error => console.warn('The player was not prefetched', error)),
    )
  }, [playerUrl])
}

const builtFile = /[\w/.-]*\/assets\/[\w.-]+/g

async function read(url: URL): Promise<string> {
  const answer = await fetch(url, { priority: 'low' })
  if (!answer.ok) throw new Error(`${url.pathname} answers with ${answer.status}`)
  return answer.text()
}

/** Only fills the browser's cache: bytes are discarded as they arrive. */
export async function warm(url: URL): Promise<void> {
  const answer = await fetch(url, { priority: 'low' })
  await answer.body?.pipeTo(new WritableStream())
}

/** The player's script lists messages in every language, of which only this page's are needed. */
const wordsFile = () =>
  new RegExp(`\\bwords-${document.documentElement.lang}-(?:player|movements)-[\\w-]+\\.js`, 'g')

/** The recorded voice is only for devices without a voice, as the player decides too. */
const isForHere = ({ pathname }: URL) => !pathname.endsWith('.voice') || !hasOwnVoice()

const hasOwnVoice = () =>
  'speechSynthesis' in window && speechSynthesis.getVoices().some(({ localService }) => localService)

const filesIn = (text: string, base: URL) => [
  ...[...text.matchAll(builtFile)].map(([path]) => new URL(path, base)),
  ...[...text.matchAll(wordsFile())].map(([name]) => new URL(`assets/${name}`, base)),
]

/** Scripts name the worker and its warm-up picture, and styles their fonts, so both are parsed, not just fetched. */
async function builtFiles(page: URL): Promise<URL[]> {
  const first = filesIn(await read(page), page)
  const telling = first.filter(({ pathname }) => /\.(js|css)$/.test(pathname))
  const named = await Promise.all(telling.map(async url => filesIn(await read(url), page)))
  const known = new Map([...first, ...named.flat()].map(url => [url.href, url]))
  return [...known.values()].filter(url => !telling.some(({ href }) => href === url.href))
}

async function engineFiles(page: URL): Promise<URL[]> {
  const build = bestRuntimeBuild({ wasm: globalThis.WebAssembly, isIsolated: window.crossOriginIsolated })
  // This browser cannot measure, as the player will say without an engine.
  if (build === null) return []
  const folder = new URL('engine/', page)
  const manifest = EngineManifest.parse(JSON.parse(await read(new URL('manifest.json', folder))))
  const { loader, wasm } = manifest.runtimes[build]
  // Few devices need the small network: the player fetches it after a slow benchmark.
  return [loader, wasm, manifest.body, manifest.landmarks.full].map(({ file }) => new URL(file, folder))
}

/** The player's files for this device, besides its page and what the page references directly. */
export async function playerFiles(playerUrl: string): Promise<URL[]> {
  const page = new URL(playerUrl, window.location.href)
  return [...(await builtFiles(page)).filter(isForHere), ...(await engineFiles(page))]
}

/** Fetches the player's files one by one, so that the workout starts without waiting. */
async function prefetchPlayer(playerUrl: string): Promise<void> {
  for (const url of await playerFiles(playerUrl)) await warm(url)
}
