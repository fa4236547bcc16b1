import { OutboxItem } from './outbox-item.ts'

const outboxKeyPrefix = 'outbox:'

type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/**
 * One storage key for each item, so that two tabs never write over each other's results.
 * What storage will not take (full, or forbidden) is held in memory for as long as the page lives.
 */
export function createOutboxStorage(storage: KeyValueStorage) {
  const unstorable = new Map<string, OutboxItem>()

  function readStored(key: string): OutboxItem | null {
    try {
      return OutboxItem.safeParse(JSON.parse(storage.getItem(key) ?? 'null')).data ?? null
    } catch {
      return null
    }
  }

  function storedKeys(): string[] {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
    return keys.filter(key => key !== null).filter(key => key.startsWith(outboxKeyPrefix))
  }

  return {
    write(item: OutboxItem) {
      try {
        storage.setItem(outboxKeyPrefix + item.sessionId, JSON.stringify(item))
        unstorable.delete(item.sessionId)
      } catch {
        unstorable.set(item.sessionId, item)
      }
    },
    remove(sessionId: string) {
      unstorable.delete(sessionId)
      storage.removeItem(outboxKeyPrefix + sessionId)
    },
    has: (sessionId: string) =>
      unstorable.has(sessionId) || storage.getItem(outboxKeyPrefix + sessionId) !== null,
    readAll: (): OutboxItem[] =>
      [...storedKeys().map(readStored), ...unstorable.values()]
        .filter(item => item !== null)
        .sort((a, b) => a.upload.measuredAt.localeCompare(b.upload.measuredAt)),
  }
}

export type OutboxStorage = ReturnType<typeof createOutboxStorage>
