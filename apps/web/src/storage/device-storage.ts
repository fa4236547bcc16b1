import { ages, type Sex, sexes } from '@lithe/contracts/constants'

/**
 * One key of this device's storage for each entry; they sort by time. Apart from the entry's schema, so that the first
 * page can remember something without loading a validator.
 */
export const sentKeyPrefix = 'sent:'

type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Looked up at every use: where a browser forbids storage, already its name throws. */
type Ports = { device: () => KeyValueStorage & Pick<Storage, 'clear'>; tab: () => KeyValueStorage }

/** In front of what the tab keeps in the device's place. */
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

/** Where nothing can be removed, nothing was kept. */
function whereAllowed(remove: () => void) {
  try {
    remove()
  } catch {
    return
  }
}

/**
 * The one place that remembers something on this device; never throws. What does not fit even after the
 * ledger has given way is kept by the tab, and by the page alone where the tab may keep nothing either.
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
      // By now it would fit: whatever the obstacle is, it is not the ledger.
      if (freed >= key.length + value.length) return false
      freed += line.length + (read(device, line)?.length ?? 0)
      whereAllowed(() => device().removeItem(line))
      if (isWritten(device, key, value)) return true
    }
    return false
  }

  /** Forgets what this tab kept in the device's place, as when another tab has written the same since. */
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
      // In one go: that is how other tabs hear that everything is gone.
      whereAllowed(() => device().clear())
    },
  }
}

export type DeviceStorage = ReturnType<typeof createDeviceStorage>

export const deviceStorage = createDeviceStorage({
  device: () => window.localStorage,
  tab: () => window.sessionStorage,
})

/** Whether what is remembered here is forgotten with the tab, as where a browser blocks cookies and storage. */
export function keepsNothing(): boolean {
  const find = () => window.localStorage
  const isKept = isWritten(find, 'is-kept', '1')
  whereAllowed(() => find().removeItem('is-kept'))
  return !isKept && keysOf(find).length === 0
}

/** This device's storage for one store's key, which knows whether another tab has written it since this one read or wrote it. */
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

/** Of the stores this page has loaded: naming them here would load them all, and their validators, with the first page. */
const followed = new Set<Kept>()

/** What another tab writes of this store is read here too, so that this tab never writes over it with what was before. */
export const followTabs = (store: Kept) => followed.add(store)

/** Listens to the other tabs of this device from here on; each store says for itself whether it follows them. */
export function followOtherTabs() {
  let isOver = false
  window.addEventListener('storage', ({ key, newValue }) => {
    // Another tab has cleared everything: what this one remembers must never be written down again.
    if (key === null) isOver = true
    if (key === null) deviceStorage.dropCopies()
    else deviceStorage.dropCopy(key)
    if (isOver) return window.location.reload()
    if (newValue === null) return
    for (const { persist } of followed) if (persist.getOptions().name === key) void persist.rehydrate()
  })
}

/** What this tab remembers; null where a browser lets a page keep nothing, as in a frame of another site. */
export function tabStorage(): Storage | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}

/** For this tab alone; where it may keep nothing, or has no room, it does without. */
export function keepInTab(key: string, value: string) {
  isWritten(() => sessionStorage, key, value)
}

/** What a device kept may be of another version, another making, or broken: read as far as it makes sense. */
export const keptRecord = (kept: unknown): Record<string, unknown> =>
  typeof kept === 'object' && kept !== null ? { ...kept } : {}

export const keptText = (value: unknown): string => (typeof value === 'string' ? value : '')

const isAge = (text: string) => /^\d{1,2}$/.test(text) && Number(text) >= ages.min && Number(text) <= ages.max

/** Name, age and sex as a device kept them; what cannot be one is asked for again. */
export function keptPerson(kept: unknown): { name: string; age: string; sex: Sex | '' } {
  const { name, age, sex } = keptRecord(kept)
  const ageText = keptText(age)
  return {
    name: keptText(name),
    age: isAge(ageText) ? ageText : '',
    sex: sexes.find(choice => choice === sex) ?? '',
  }
}
