import { putSession, SessionId } from '@lithe/contracts/api'
import { type ErrorCode, errorCodes } from '@lithe/contracts/errors'
import { z } from 'zod'
import { ApiError } from '../../api/errors.ts'
import type { DeviceStorage } from '../../storage/device-storage.ts'

/** A measurement waiting to be sent. */
export const OutboxItem = z.object({
  version: z.literal(1),
  sessionId: SessionId,
  upload: putSession.body,
  /** Why the server refuses it for good; null while it waits, or if only another release knows the reason. */
  refusedBecause: z.enum(errorCodes).nullable().catch(null),
})
export type OutboxItem = z.infer<typeof OutboxItem>

export const outboxItem = (sessionId: string, upload: OutboxItem['upload']): OutboxItem => ({
  version: 1,
  sessionId,
  upload,
  refusedBecause: null,
})

const refusedForGood: readonly (ErrorCode | null)[] = [
  'malformed',
  'too-large',
  'impossible-measurement',
  'session-taken',
]

/** Whether neither consent nor a sign-in can help; the report is then made without it. */
export const isRefusedForGood = ({ refusedBecause }: OutboxItem) => refusedForGood.includes(refusedBecause)

const outboxKeyPrefix = 'outbox:'

type Memory = Pick<DeviceStorage, 'getItem' | 'setItem' | 'removeItem' | 'keys'>

/** Stores each item under its own key, so that tabs never overwrite each other's results. */
export function createOutboxStorage(storage: Memory) {
  function readStored(key: string): OutboxItem | null {
    try {
      return OutboxItem.safeParse(JSON.parse(storage.getItem(key) ?? 'null')).data ?? null
    } catch {
      return null
    }
  }

  const keptKeys = () => storage.keys().filter(key => key.startsWith(outboxKeyPrefix))

  return {
    write(item: OutboxItem) {
      storage.setItem(outboxKeyPrefix + item.sessionId, JSON.stringify(item))
    },
    remove: (sessionId: string) => storage.removeItem(outboxKeyPrefix + sessionId),
    has: (sessionId: string) => storage.getItem(outboxKeyPrefix + sessionId) !== null,
    read: (sessionId: string) => readStored(outboxKeyPrefix + sessionId),
    /** Number of items that only another release can parse; they wait for that release. */
    countUnread: () => keptKeys().filter(key => readStored(key) === null).length,
    /** Removes everything of a person's, including what this release cannot parse. */
    forget(userIdentifier: string) {
      const name = JSON.stringify(userIdentifier)
      for (const key of keptKeys()) if (storage.getItem(key)?.includes(name)) storage.removeItem(key)
    },
    readAll: (): OutboxItem[] =>
      keptKeys()
        .map(readStored)
        .filter(item => item !== null)
        .sort((a, b) => a.upload.measuredAt.localeCompare(b.upload.measuredAt)),
  }
}

export type OutboxStorage = ReturnType<typeof createOutboxStorage>

export type UploadOutcome =
  | { ok: true }
  /** No response, so nothing else will get through either. */
  | { ok: false; reason: 'unreachable' }
  /** The server cannot accept it now. */
  | { ok: false; reason: 'try-later' }
  /** The server will never accept it as is. */
  | { ok: false; reason: 'refused'; because: ErrorCode }

const passingStatuses = [408, 425, 429]

export function uploadOutcomeOf(error: unknown): UploadOutcome {
  if (!(error instanceof ApiError)) return { ok: false, reason: 'unreachable' }
  if (error.status >= 500 || passingStatuses.includes(error.status)) return { ok: false, reason: 'try-later' }
  return { ok: false, reason: 'refused', because: error.code }
}
