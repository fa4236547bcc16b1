import { keepInTab, keptRecord, keptText, tabStorage } from '../storage/device-storage.ts'
import { busyLock, safeReturnPath } from './paths.ts'

/** The place to return to: its path and navigation state. */
export type ReturnPlace = { path: string; state: unknown }

/** Where the person is now; the router keeps navigation state under `usr`. */
export const thisPlace = (): ReturnPlace => ({
  path: window.location.pathname + window.location.search,
  state: keptRecord(window.history.state).usr ?? null,
})

/** Reads a return place from browser storage; null if it leads out of this app. */
export function readReturnPlace(kept: unknown): ReturnPlace | null {
  const { path, state = null } = keptRecord(kept)
  const safe = safeReturnPath(keptText(path))
  return safe ? { path: safe, state } : null
}

const key = 'loaded-anew'

/** Reloads the page, carrying over its history state: a document with another opener policy would lose it. */
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
  // The browser has begun to read the file by the next task.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}

const underWay = new Set<object>()

/** Marks this tab as busy: no newer build takes over in any tab until the returned function is called. */
export function beBusy(): () => void {
  const giveUp = new AbortController()
  let end = () => {}
  const ended = new Promise<void>(resolve => {
    end = resolve
  })
  underWay.add(giveUp)
  // Released before the lock was granted, so there is nothing to hold.
  navigator.locks?.request(busyLock, { mode: 'shared', signal: giveUp.signal }, () => ended).catch(() => {})
  return () => {
    underWay.delete(giveUp)
    giveUp.abort()
    end()
  }
}

/** Whether anything in this tab is in progress. */
export const isBusy = () => underWay.size > 0

/** Runs when the browser is idle, or after at most two delays; in Safari, without idle callbacks, after one. */
export function whenIdle(run: () => void, breathMs = 1000) {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 2 * breathMs })
  else setTimeout(run, breathMs)
}

/** Chromium only, so missing from the DOM types. */
type WithConnection = Navigator & { connection?: { saveData?: boolean } }

/** Whether the connection is metered; false if the browser cannot tell. */
export const isMetered = () => (navigator as WithConnection).connection?.saveData === true
