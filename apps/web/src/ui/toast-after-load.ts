import { keptRecord, keptText } from '../kept-values.ts'
import { tabStorage } from '../tab-storage.ts'
import { showToast, type Toast } from './toast-store.ts'

const key = 'toast-after-load'

/** For a notice whose page is about to be loaded anew. */
export const toastAfterLoad = (words: Pick<Toast, 'title' | 'description'>) =>
  tabStorage()?.setItem(key, JSON.stringify(words))

/** Shows what the document before this one left to be said. */
export function showKeptToast() {
  const kept = tabStorage()?.getItem(key)
  if (!kept) return
  tabStorage()?.removeItem(key)
  const { title, description } = keptRecord(JSON.parse(kept))
  showToast({ title: keptText(title), description: keptText(description) })
}
