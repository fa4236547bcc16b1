import { bestRuntimeBuild, EngineManifest } from '@lithe/contracts/engine'
import { useEffect } from 'react'
import { usePlayerUrl } from '../../api/queries.tsx'
import { isMetered, whenIdle } from '../../navigation/this-page.ts'

let hasBegun = false

/** Brings the player into the browser's cache while the person reads; never on a connection that counts bytes. */
export function usePlayerPrefetch() {
  const { data: playerUrl } = usePlayerUrl()

  useEffect(() => {
    if (!playerUrl || hasBegun || isMetered()) return
    // What another origin serves may not be fetched from here.
    if (new URL(playerUrl, window.location.href).origin !== window.location.origin) return
    hasBegun = true
    whenIdle(() =>
      prefetchPlayer(playerUrl).catch(error => console.warn('The player is fetched at the workout', error)),
    )
  }, [playerUrl])
}

const builtFile = /[\w/.-]*\/assets\/[\w.-]+/g

async function read(url: URL): Promise<string> {
  const answer = await fetch(url, { priority: 'low' })
  if (!answer.ok) throw new Error(`${url.pathname} answers with ${answer.status}`)
  return answer.text()
}

/** Into the browser's cache and nowhere else: the bytes are let go as they come. */
export async function warm(url: URL): Promise<void> {
  const answer = await fetch(url, { priority: 'low' })
  await answer.body?.pipeTo(new WritableStream())
}

/** Beside the script, which names them in every language: those of this page's are enough. */
const wordsFile = () =>
  new RegExp(`\\bwords-${document.documentElement.lang}-(?:player|movements)-[\\w-]+\\.js`, 'g')

/** The recorded voice is for devices without their own; the player decides the same. */
const isForHere = ({ pathname }: URL) => !pathname.endsWith('.voice') || !hasOwnVoice()

const hasOwnVoice = () =>
  'speechSynthesis' in window && speechSynthesis.getVoices().some(({ localService }) => localService)

const filesIn = (text: string, base: URL) => [
  ...[...text.matchAll(builtFile)].map(([path]) => new URL(path, base)),
  ...[...text.matchAll(wordsFile())].map(([name]) => new URL(`assets/${name}`, base)),
]

/** Scripts name the worker and the picture they warm up on, styles their fonts: so these are read, not only fetched. */
async function builtFiles(page: URL): Promise<URL[]> {
  const first = filesIn(await read(page), page)
  const telling = first.filter(({ pathname }) => /\.(js|css)$/.test(pathname))
  const named = await Promise.all(telling.map(async url => filesIn(await read(url), page)))
  const known = new Map([...first, ...named.flat()].map(url => [url.href, url]))
  return [...known.values()].filter(url => !telling.some(({ href }) => href === url.href))
}

async function engineFiles(page: URL): Promise<URL[]> {
  const build = bestRuntimeBuild({ wasm: globalThis.WebAssembly, isIsolated: window.crossOriginIsolated })
  // The player says that nothing can be measured here, and needs no engine for it.
  if (build === null) return []
  const folder = new URL('engine/', page)
  const manifest = EngineManifest.parse(JSON.parse(await read(new URL('manifest.json', folder))))
  const { loader, wasm } = manifest.runtimes[build]
  // The small network is for few devices: the player fetches it where it measures that it must.
  return [loader, wasm, manifest.body, manifest.landmarks.full].map(({ file }) => new URL(file, folder))
}

/** All that the player is made of on this device, beside its page and what that names at once. */
export async function playerFiles(playerUrl: string): Promise<URL[]> {
  const page = new URL(playerUrl, window.location.href)
  return [...(await builtFiles(page)).filter(isForHere), ...(await engineFiles(page))]
}

/** Fetches the player's files one after the other, so that at the workout nothing is waited for. */
async function prefetchPlayer(playerUrl: string): Promise<void> {
  for (const url of await playerFiles(playerUrl)) await warm(url)
}
