import { create as createStore } from 'zustand/react'
import type { StateCreator, StoreApi } from 'zustand/vanilla'

export * from 'zustand/react'
export * from 'zustand/vanilla'

type Kept = StoreApi<unknown> & { persist?: { rehydrate: () => unknown } }
const stores = new Set<Kept>()

function noted<State>(initializer: StateCreator<State, [], []>) {
  const store = createStore(initializer)
  stores.add(store as unknown as Kept)
  return store
}

/** Zustand's own, and each store is noted. */
export const create = (<State>(initializer?: StateCreator<State, [], []>) =>
  initializer ? noted(initializer) : noted) as typeof createStore

/** Every store forgets, as a page that is loaded anew does; what they kept on the device is written over. */
export function forgetAll() {
  for (const store of stores) store.setState(store.getInitialState(), true)
}

/** Every store reads what the device keeps. */
export function readAll() {
  for (const store of stores) store.persist?.rehydrate()
}
