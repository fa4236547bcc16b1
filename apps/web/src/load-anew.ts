import { keptRecord } from './kept-values.ts'
import { readReturnPlace, thisPlace } from './return-place.ts'

const key = 'loaded-anew'

/** Loads the page anew. A document under another opener policy starts without its history’s state: that is carried over. */
export function loadAnew() {
  sessionStorage.setItem(key, JSON.stringify(thisPlace()))
  window.location.reload()
}

/** Before the router reads it: what navigation had handed to this page, where the document before has left it. */
export function restoreHandedOver() {
  const kept = sessionStorage.getItem(key)
  if (kept === null) return
  sessionStorage.removeItem(key)
  const place = readReturnPlace(JSON.parse(kept))
  if (place?.path !== thisPlace().path) return
  window.history.replaceState({ ...keptRecord(window.history.state), usr: place.state }, '')
}
