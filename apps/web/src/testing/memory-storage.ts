import { createDeviceStorage } from '../storage/device-storage.ts'

/** Does what localStorage does, without a browser. */
export function createMemoryStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size
    },
  }
}

/** A device's storage, in memory. */
export function createMemoryDevice(device = createMemoryStorage()) {
  const tab = createMemoryStorage()
  return createDeviceStorage({ device: () => device, tab: () => tab })
}

/** Storage with a quota in characters, keys included, like a browser's. */
export function createSmallStorage(mostCharacters: number) {
  const storage = createMemoryStorage()
  const taken = () =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
      .map(key => key.length + (storage.getItem(key)?.length ?? 0))
      .reduce((sum, length) => sum + length, 0)
  return {
    ...storage,
    get length() {
      return storage.length
    },
    setItem(key: string, value: string) {
      const before = storage.getItem(key)
      storage.setItem(key, value)
      if (taken() <= mostCharacters) return
      if (before === null) storage.removeItem(key)
      else storage.setItem(key, before)
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
}
