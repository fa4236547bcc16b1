import { toasts } from '@lithe/contracts/constants'
import { create } from 'zustand'
import { keepInTab, keptRecord, keptText, tabStorage } from '../storage/device-storage.ts'

export type Toast = { id: number; title: string; description: string; isOpen: boolean }

type ToastState = { toasts: readonly Toast[] }

/** Notices, newest first; older ones are dropped. */
export const useToasts = create<ToastState>()(() => ({ toasts: [] }))

let lastId = 0

export function showToast({ title, description }: Pick<Toast, 'title' | 'description'>) {
  lastId += 1
  const toast = { id: lastId, title, description, isOpen: true }
  useToasts.setState(state => ({ toasts: [toast, ...state.toasts].slice(0, toasts.visibleAtOnce) }))
}

/** Closes a notice now, and removes it well after its exit animation. */
export function dismissToast(id: number) {
  useToasts.setState(state => ({
    toasts: state.toasts.map(toast => (toast.id === id ? { ...toast, isOpen: false } : toast)),
  }))
  setTimeout(
    () => useToasts.setState(state => ({ toasts: state.toasts.filter(toast => toast.id !== id) })),
    toasts.removedAfterMs,
  )
}

const key = 'toast-after-load'

/** Leaves a notice to be shown after the page reloads. */
export const toastAfterLoad = (words: Pick<Toast, 'title' | 'description'>) =>
  keepInTab(key, JSON.stringify(words))

/** Shows a notice left by the previous document. */
export function showKeptToast() {
  const kept = tabStorage()?.getItem(key)
  if (!kept) return
  tabStorage()?.removeItem(key)
  const { title, description } = keptRecord(JSON.parse(kept))
  showToast({ title: keptText(title), description: keptText(description) })
}
