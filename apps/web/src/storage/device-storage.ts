import { ages, type Sex, sexes } from '@lithe/contracts/constants'
import { create, type StoreApi } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'

/**
 * Prefix of entries, each with a storage key of its own, sortable by time. Separate from the schema, so that the
 * first page needs no validator.
 */
export const sentKeyPrefix = 'sent:'

type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Looked up on each use: if storage is blocked, even the getter throws. */
type Ports = { device: () => KeyValueStorage & Pick<Storage, 'clear'>; tab: () => KeyValueStorage }

/** Prefix of values that the tab keeps if device storage fails. */
const copyPrefix = 'kept-here:'

function keysOf(find: () => KeyValueStorage): string[] {
  try {
    const storage = find()
    return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
      key => key !== null,
    )
  } catch {
    return []
  }
}

function read(find: () => KeyValueStorage, key: string): string | null {
  try {
    return find().getItem(key)
  } catch {
    return null
  }
}

function isWritten(find: () => KeyValueStorage, key: string, value: string): boolean {
  try {
    find().setItem(key, value)
    return true
  } catch {
    return false
  }
}

/** Ignores a removal that is forbidden, as nothing was stored then. */
function whereAllowed(remove: () => void) {
  try {
    remove()
  } catch {
    return
  }
}

/**
 * Wraps device storage and never throws. What does not fit even after the ledger is trimmed goes to session storage
 * or, if that fails too, to memory.
 */
export function createDeviceStorage({ device, tab }: Ports) {
  const inPage = new Map<string, string>()

  function isStored(key: string, value: string): boolean {
    if (isWritten(device, key, value)) return true
    const oldestLines = keysOf(device)
      .filter(name => name.startsWith(sentKeyPrefix))
      .sort()
    let freed = 0
    for (const line of oldestLines) {
      // Enough was freed, so the ledger is not the obstacle.
      if (freed >= key.length + value.length) return false
      freed += line.length + (read(device, line)?.length ?? 0)
      whereAllowed(() => device().removeItem(line))
      if (isWritten(device, key, value)) return true
    }
    return false
  }

  /** Drops this tab's fallback copy, e.g. after another tab wrote the same key. */
  function dropCopy(key: string) {
    inPage.delete(key)
    whereAllowed(() => tab().removeItem(copyPrefix + key))
  }

  const copiedKeys = () => [
    ...keysOf(tab)
      .filter(name => name.startsWith(copyPrefix))
      .map(name => name.slice(copyPrefix.length)),
    ...inPage.keys(),
  ]

  function dropCopies() {
    for (const key of copiedKeys()) dropCopy(key)
  }

  return {
    getItem: (key: string): string | null =>
      inPage.get(key) ?? read(tab, copyPrefix + key) ?? read(device, key),
    setItem(key: string, value: string) {
      if (isStored(key, value)) dropCopy(key)
      else if (isWritten(tab, copyPrefix + key, value)) inPage.delete(key)
      else inPage.set(key, value)
    },
    removeItem(key: string) {
      dropCopy(key)
      whereAllowed(() => device().removeItem(key))
    },
    keys: (): string[] => [...new Set([...keysOf(device), ...copiedKeys()])],
    dropCopy,
    dropCopies,
    clear() {
      dropCopies()
      // `clear` fires a single event, which tells other tabs that everything is gone.
      whereAllowed(() => device().clear())
    },
  }
}

export type DeviceStorage = ReturnType<typeof createDeviceStorage>

export const deviceStorage = createDeviceStorage({
  device: () => window.localStorage,
  tab: () => window.sessionStorage,
})

/** Whether stored data is lost with the tab, e.g. because the browser blocks cookies and storage. */
export function keepsNothing(): boolean {
  const find = () => window.localStorage
  const isKept = isWritten(find, 'is-kept', '1')
  whereAllowed(() => find().removeItem('is-kept'))
  return !isKept && keysOf(find).length === 0
}

/** Device storage for one store's key; detects writes by other tabs since this tab last read or wrote. */
export function inAllTabs() {
  let last = { key: '', text: null as string | null }
  const storage = {
    getItem(key: string) {
      last = { key, text: deviceStorage.getItem(key) }
      return last.text
    },
    setItem(key: string, text: string) {
      last = { key, text }
      deviceStorage.setItem(key, text)
    },
    removeItem: deviceStorage.removeItem,
  }
  return { storage, isWrittenElsewhere: () => deviceStorage.getItem(last.key) !== last.text }
}

type Persist = { getOptions: () => { name?: string | undefined }; rehydrate: () => unknown }
type Kept = { persist: Persist }

/** Only stores this page has loaded, as importing all would add their validators to the first page. */
const followed = new Set<Kept>()

/** Rereads a store when another tab writes it, so that this tab never overwrites newer data. */
export const followTabs = (store: Kept) => followed.add(store)

/** Listens for writes by other tabs; each store opts in through `followTabs`. */
export function followOtherTabs() {
  let isOver = false
  window.addEventListener('storage', ({ key, newValue }) => {
    // Another tab cleared everything, or an account left: what this one holds must be neither stored nor shown.
    isOver ||= !key || (key === 'user-id' && !newValue)
    if (key) deviceStorage.dropCopy(key)
    else deviceStorage.dropCopies()
    if (isOver) return window.location.reload()
    if (!newValue) return
    for (const { persist } of followed) if (persist.getOptions().name === key) void persist.rehydrate()
  })
}

/**
 * Makes a store that this device keeps under `name`, and that follows what other tabs write. `read` picks what is valid
 * of stored data, and so what is stored.
 */
export function keptStore<State extends object>(
  name: string,
  read: (kept: unknown) => Partial<State>,
  begin: (set: StoreApi<State>['setState']) => State,
) {
  const store = create<State>()(
    persist(begin, {
      name,
      version: 1,
      storage: createJSONStorage(() => deviceStorage),
      partialize: read,
      migrate: read,
      merge: (kept, current) => ({ ...current, ...read(kept) }),
    }),
  )
  followTabs(store)
  return store
}

/** Session storage; null if the browser denies it, e.g. in a cross-site frame. */
export function tabStorage(): Storage | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}

/** Stores a value for this tab only; silently dropped if storage is denied or full. */
export function keepInTab(key: string, value: string) {
  isWritten(() => sessionStorage, key, value)
}

/** Reads what is valid in stored data, which may be corrupt, or from another version or app. */
export const keptRecord = (kept: unknown): Record<string, unknown> =>
  typeof kept === 'object' && kept !== null ? { ...kept } : {}

export const keptText = (value: unknown): string => (typeof value === 'string' ? value : '')

const isAge = (text: string) => /^\d{1,2}$/.test(text) && Number(text) >= ages.min && Number(text) <= ages.max

/** Name, age and sex from storage; invalid values are asked for again. */
export function keptPerson(kept: unknown): { name: string; age: string; sex: Sex | '' } {
  const { name, age, sex } = keptRecord(kept)
  const ageText = keptText(age)
  return {
    name: keptText(name),
    age: isAge(ageText) ? ageText : '',
    sex: sexes.find(choice => choice === sex) ?? '',
  }
}
