import { keepInTab, keptRecord, keptText, tabStorage } from '../storage/device-storage.ts'
import { busyLock, safeReturnPath } from './paths.ts'

/** The place to return to: its address and navigation state. */
export type ReturnPlace = { path: string; state: unknown }

/** The router keeps navigation state under `usr`. */
export const thisPlace = (): ReturnPlace => ({
  path: window.location.pathname + window.location.search,
  state: keptRecord(window.history.state).usr ?? null,
})

/** A return place from browser storage; null if it does not lead into this app. */
export function readReturnPlace(kept: unknown): ReturnPlace | null {
  const { path, state = null } = keptRecord(kept)
  const safe = safeReturnPath(keptText(path))
  return safe ? { path: safe, state } : null
}

const key = 'loaded-anew'

/** Reloads the page. A document with a different opener policy loses its history state, which is carried over here. */
export function loadAnew() {
  keepInTab(key, JSON.stringify(thisPlace()))
  window.location.reload()
}

/** Restores the previous document's navigation state, before the router reads it. */
export function restoreHandedOver() {
  const kept = tabStorage()?.getItem(key)
  if (!kept) return
  tabStorage()?.removeItem(key)
  const place = readReturnPlace(JSON.parse(kept))
  if (place?.path !== thisPlace().path) return
  window.history.replaceState({ ...keptRecord(window.history.state), usr: place.state }, '')
}

/** Downloads a file through the browser. */
export function saveFile(file: File) {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  // The browser has started reading it by the next task.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}

const underWay = new Set<object>()

/** Marks this tab as busy: until the returned function is called, no newer build takes over in any tab. */
export function beBusy(): () => void {
  const giveUp = new AbortController()
  let end = () => {}
  const ended = new Promise<void>(resolve => {
    end = resolve
  })
  underWay.add(giveUp)
  // Released before the lock was granted: nothing to hold.
  navigator.locks?.request(busyLock, { mode: 'shared', signal: giveUp.signal }, () => ended).catch(() => {})
  return () => {
    underWay.delete(giveUp)
    giveUp.abort()
    end()
  }
}

/** Whether anything in this tab is in progress. */
export const isBusy = () => underWay.size > 0

/** When the browser is idle, or at the latest after two delays; Safari lacks idle callbacks and waits one. */
export function whenIdle(run: () => void, breathMs = 1000) {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 2 * breathMs })
  else setTimeout(run, breathMs)
}

/** Chromium only; missing from the DOM types. */
type WithConnection = Navigator & { connection?: { saveData?: boolean } }

/** Whether the connection is metered; false where the browser cannot tell. */
export const isMetered = () => (navigator as WithConnection).connection?.saveData === true
