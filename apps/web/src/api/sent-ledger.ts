import { callerHeaders } from '@lithe/contracts/api'
import { useEffect, useSyncExternalStore } from 'react'
import { z } from 'zod'
import { sentKeyPrefix } from '../storage/device-storage.ts'
import { callNames } from './endpoints.ts'

/** What became of a call: `unanswered` may never have left the phone. */
const fates = ['under-way', 'answered', 'refused', 'unanswered'] as const
export type Fate = (typeof fates)[number]

/** One call as it left, in the very words that were sent, secrets hidden. */
export const SentEntry = z.object({
  at: z.iso.datetime(),
  call: z.enum(callNames),
  method: z.string(),
  path: z.string(),
  /** Who was calling, where it stands beside the address. */
  headers: z.record(z.string(), z.string()),
  /** JSON; null for a call without a body. */
  body: z.string().nullable(),
  fate: z.enum(fates),
})
export type SentEntry = z.infer<typeof SentEntry>

type SentCall = Omit<SentEntry, 'at' | 'fate'>

/** What would open a door to its reader. */
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

/** Read in any language; the page says what it stands for. */
const hiddenMark = '(…)'

/** The JSON of a body, with every secret in it replaced by the same mark. */
export const jsonWithoutSecrets = (body: unknown): string =>
  JSON.stringify(body, (field, value: unknown) => (secretFields.includes(field) ? hiddenMark : value))

/** A few hundred calls; far less than a browser keeps for a site. */
const mostCharacters = 120_000
const mostInMemory = 100

type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>
type Ports = { storage: () => KeyValueStorage; now: () => Date; uniqueText: () => string }

/** What the client tells of each call. Neither may throw: a call never depends on being written down. */
export type Ledger = {
  open: (call: SentCall) => string
  close: (key: string, fate: Fate) => void
}

/** One storage key for each call, so that two tabs never write over each other's. */
export function createSentLedger({ storage, now, uniqueText }: Ports) {
  /** What storage will not take is remembered as long as the page lives. */
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

  /** Where storage is full the oldest line gives way to the newest. */
  function isStored(key: string, text: string): boolean {
    for (const oldest of [null, ...storedKeys().sort()]) {
      try {
        if (oldest !== null && oldest !== key) storage().removeItem(oldest)
        storage().setItem(key, text)
        return true
      } catch {
        // The next one gives way too.
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
      // Erased in the meantime: what is gone stays gone.
      if (entry) write(key, { ...entry, fate })
    },
    /** The next person at this device does not read it. */
    forgetAll: () => forget(() => true),
    /** What was sent for a profile that is deleted from this device. */
    forgetCaller: (userIdentifier: string) => forget(entry => isFrom(entry, userIdentifier)),
    refresh,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** The newest first; the same array until something changes. */
    read(): readonly SentEntry[] {
      entries ??= readAll()
      return entries
    },
  }
}

/** In a body the caller is named in quotes, so that no name begins another. */
const isFrom = ({ headers, body }: SentEntry, userIdentifier: string) =>
  body === null
    ? headers[callerHeaders.userIdentifier] === encodeURIComponent(userIdentifier)
    : body.includes(`"userIdentifier":${JSON.stringify(userIdentifier)}`)

export const sentLedger = createSentLedger({
  storage: () => localStorage,
  now: () => new Date(),
  uniqueText: () => crypto.getRandomValues(new Uint32Array(1)).join(),
})

/** Everything that left this phone, the newest first, with what other tabs send. */
export function useSentEntries() {
  useEffect(() => {
    window.addEventListener('storage', sentLedger.refresh)
    return () => window.removeEventListener('storage', sentLedger.refresh)
  }, [])
  return useSyncExternalStore(sentLedger.subscribe, sentLedger.read)
}
