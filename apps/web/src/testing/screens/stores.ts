import { create as createStore } from 'zustand/react'
import type { StateCreator, StoreApi } from 'zustand/vanilla'

export * from 'zustand/react'
export * from 'zustand/vanilla'

type Kept = StoreApi<unknown> & { persist?: { rehydrate: () => unknown } }
const stores = new Set<Kept>()
const subscriptions = new Set<() => void>()

function noted<State>(initializer: StateCreator<State, [], []>) {
  const store = createStore(initializer)
  const { subscribe } = store
  // React subscribes itself, and unsubscribes with the page.
  store.subscribe = listener => {
    const end = subscribe(listener)
    subscriptions.add(end)
    return end
  }
  stores.add(store as unknown as Kept)
  return store
}

/** Zustand's own `create`, which also records each store and its listeners outside React. */
export const create = (<State>(initializer?: StateCreator<State, [], []>) =>
  initializer ? noted(initializer) : noted) as typeof createStore

/** Resets every store, as a reload does, and overwrites the stored values. */
export function forgetAll() {
  for (const end of subscriptions) end()
  subscriptions.clear()
  for (const store of stores) store.setState(store.getInitialState(), true)
}

/** Rereads every store from the device. */
export function readAll() {
  for (const store of stores) store.persist?.rehydrate()
}
