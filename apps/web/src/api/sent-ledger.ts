import { callerHeaders } from '@lithe/contracts/api'
import { useEffect, useSyncExternalStore } from 'react'
import { z } from 'zod'
import { sentKeyPrefix } from '../storage/device-storage.ts'
import { callNames } from './endpoints.ts'

/** Outcome of a call; `unanswered` may never have left the phone. */
const fates = ['under-way', 'answered', 'refused', 'unanswered'] as const
export type Fate = (typeof fates)[number]

/** One call exactly as sent, with secrets masked. */
export const SentEntry = z.object({
  at: z.iso.datetime(),
  call: z.enum(callNames),
  method: z.string(),
  path: z.string(),
  /** Headers that identify the caller, for calls without a body. */
  headers: z.record(z.string(), z.string()),
  /** JSON; null for a call without a body. */
  body: z.string().nullable(),
  fate: z.enum(fates),
})
export type SentEntry = z.infer<typeof SentEntry>

type SentCall = Omit<SentEntry, 'at' | 'fate'>

/** Fields whose values would grant their reader access. */
const secretFields: readonly string[] = [
  'otp',
  'credential',
  'initData',
  'key',
  'hash',
  'promoCode',
  'unlockKey',
  'organisationKey',
]

/** The same in every language, and explained by the page. */
const hiddenMark = '(…)'

/** A body as JSON, with every secret replaced by that mark. */
export const jsonWithoutSecrets = (body: unknown): string =>
  JSON.stringify(body, (field, value: unknown) => (secretFields.includes(field) ? hiddenMark : value))

/** A few hundred calls, far below a browser's storage quota. */
const mostCharacters = 120_000
const mostInMemory = 100

type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>
type Ports = { storage: () => KeyValueStorage; now: () => Date; uniqueText: () => string }

/** Callbacks for each call, which must not throw: no call depends on being recorded. */
export type Ledger = {
  open: (call: SentCall) => string
  close: (key: string, fate: Fate) => void
}

/** Stores each call under its own key, so that tabs never overwrite each other's calls. */
export function createSentLedger({ storage, now, uniqueText }: Ports) {
  /** Entries that storage rejected, in memory for the life of the page. */
  const unstorable = new Map<string, string>()
  const listeners = new Set<() => void>()
  let written = 0
  let entries: readonly SentEntry[] | null = null

  function storedKeys(): string[] {
    try {
      const store = storage()
      const keys = Array.from({ length: store.length }, (_, index) => store.key(index))
      return keys.filter(key => key !== null).filter(key => key.startsWith(sentKeyPrefix))
    } catch {
      return []
    }
  }

  function readEntry(key: string): SentEntry | null {
    try {
      return (
        SentEntry.safeParse(JSON.parse(unstorable.get(key) ?? storage().getItem(key) ?? 'null')).data ?? null
      )
    } catch {
      return null
    }
  }

  /** Evicts the oldest entries if storage is full, to make room for the newest. */
  function isStored(key: string, text: string): boolean {
    for (const oldest of [null, ...storedKeys().sort()]) {
      try {
        if (oldest !== null && oldest !== key) storage().removeItem(oldest)
        storage().setItem(key, text)
        return true
      } catch {
        // Evicts the next entry too.
      }
    }
    return false
  }

  function keepInMemory(key: string, text: string) {
    unstorable.set(key, text)
    const [first] = unstorable.keys()
    if (unstorable.size > mostInMemory && first) unstorable.delete(first)
  }

  function dropBeyondSize() {
    let characters = 0
    for (const key of storedKeys().sort().reverse()) {
      characters += key.length + (storage().getItem(key)?.length ?? 0)
      if (characters > mostCharacters) storage().removeItem(key)
    }
  }

  function write(key: string, entry: SentEntry) {
    const text = JSON.stringify(entry)
    unstorable.delete(key)
    if (isStored(key, text)) dropBeyondSize()
    else keepInMemory(key, text)
    refresh()
  }

  function refresh() {
    entries = null
    for (const listener of listeners) listener()
  }

  const readAll = () =>
    [...storedKeys(), ...unstorable.keys()]
      .sort()
      .reverse()
      .map(readEntry)
      .filter(entry => entry !== null)

  function forget(isTheirs: (entry: SentEntry) => boolean) {
    for (const key of [...storedKeys(), ...unstorable.keys()]) {
      const entry = readEntry(key)
      if (entry && !isTheirs(entry)) continue
      if (!unstorable.delete(key)) storage().removeItem(key)
    }
    refresh()
  }

  return {
    open(call: SentCall): string {
      const at = now().toISOString()
      written += 1
      const key = `${sentKeyPrefix}${at}:${String(written).padStart(6, '0')}:${uniqueText()}`
      write(key, { at, ...call, fate: 'under-way' })
      return key
    },
    close(key: string, fate: Fate) {
      const entry = readEntry(key)
      // An entry erased in the meantime stays erased.
      if (entry) write(key, { ...entry, fate })
    },
    /** Clears the ledger for the next person at this device. */
    forgetAll: () => forget(() => true),
    /** Removes the calls of a profile deleted from this device. */
    forgetCaller: (userIdentifier: string) => forget(entry => isFrom(entry, userIdentifier)),
    refresh,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** The entries, newest first; the same array until something changes. */
    read(): readonly SentEntry[] {
      entries ??= readAll()
      return entries
    },
  }
}

/** Matches the caller in a body with its quotes, so that no identifier matches as another's prefix. */
const isFrom = ({ headers, body }: SentEntry, userIdentifier: string) =>
  body === null
    ? headers[callerHeaders.userIdentifier] === encodeURIComponent(userIdentifier)
    : body.includes(`"userIdentifier":${JSON.stringify(userIdentifier)}`)

export const sentLedger = createSentLedger({
  storage: () => localStorage,
  now: () => new Date(),
  uniqueText: () => crypto.getRandomValues(new Uint32Array(1)).join(),
})

/** Every call sent from this phone, by any tab, newest first. */
export function useSentEntries() {
  useEffect(() => {
    window.addEventListener('storage', sentLedger.refresh)
    return () => window.removeEventListener('storage', sentLedger.refresh)
  }, [])
  return useSyncExternalStore(sentLedger.subscribe, sentLedger.read)
}
