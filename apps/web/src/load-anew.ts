import { keptRecord } from './kept-values.ts'
import { readReturnPlace, thisPlace } from './return-place.ts'
import { tabStorage } from './tab-storage.ts'

const key = 'loaded-anew'

/** Loads the page anew. A document under another opener policy starts without its history’s state: that is carried over. */
export function loadAnew() {
  tabStorage()?.setItem(key, JSON.stringify(thisPlace()))
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
