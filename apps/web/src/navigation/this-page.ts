import { keepInTab, keptRecord, keptText, tabStorage } from '../storage/device-storage.ts'
import { busyLock, safeReturnPath } from './paths.ts'

/** The place to come back to: the address, and what navigation had handed over with it. */
export type ReturnPlace = { path: string; state: unknown }

/** The router keeps what was handed over under `usr`. */
export const thisPlace = (): ReturnPlace => ({
  path: window.location.pathname + window.location.search,
  state: keptRecord(window.history.state).usr ?? null,
})

/** A place that came out of a browser's memory; null where it does not lead into this app. */
export function readReturnPlace(kept: unknown): ReturnPlace | null {
  const { path, state = null } = keptRecord(kept)
  const safe = safeReturnPath(keptText(path))
  return safe ? { path: safe, state } : null
}

const key = 'loaded-anew'

/** Loads the page anew. A document under another opener policy starts without its history’s state: that is carried over. */
export function loadAnew() {
  keepInTab(key, JSON.stringify(thisPlace()))
  window.location.reload()
}

/** Before the router reads it: what navigation had handed to this page, where the document before has left it. */
export function restoreHandedOver() {
  const kept = tabStorage()?.getItem(key)
  if (!kept) return
  tabStorage()?.removeItem(key)
  const place = readReturnPlace(JSON.parse(kept))
  if (place?.path !== thisPlace().path) return
  window.history.replaceState({ ...keptRecord(window.history.state), usr: place.state }, '')
}

/** Hands a file to the browser, which keeps it under its name. */
export function saveFile(file: File) {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  // The browser has begun to read it by the next task.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}

const underWay = new Set<object>()

/** Something in this tab is half done: until the function that comes back is called, no newer build takes over in any tab. */
export function beBusy(): () => void {
  const giveUp = new AbortController()
  let end = () => {}
  const ended = new Promise<void>(resolve => {
    end = resolve
  })
  underWay.add(giveUp)
  // Ended before the lock was had: there is nothing to let go of.
  navigator.locks?.request(busyLock, { mode: 'shared', signal: giveUp.signal }, () => ended).catch(() => {})
  return () => {
    underWay.delete(giveUp)
    giveUp.abort()
    end()
  }
}

/** Whether anything in this very tab is half done. */
export const isBusy = () => underWay.size > 0

/** Once the browser has nothing better to do, or after two breaths; Safari cannot tell and gets one. */
export function whenIdle(run: () => void, breathMs = 1000) {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 2 * breathMs })
  else setTimeout(run, breathMs)
}

/** Chromium's own; not in the standard library of types. */
type WithConnection = Navigator & { connection?: { saveData?: boolean } }

/** Safe to read anywhere: browsers that do not tell have no such property. */
export const isMetered = () => (navigator as WithConnection).connection?.saveData === true
