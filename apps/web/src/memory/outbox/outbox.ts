import { ApiError } from '../../api/errors.ts'
import { isRefusedForGood, type OutboxItem, type OutboxStorage, type UploadOutcome } from './outbox-item.ts'

type OutboxState = {
  /** Items not yet confirmed by the server, including those this release cannot parse. */
  waiting: number
  /** Sessions of all items that may still be accepted. */
  sessionIds: readonly string[]
  refused: readonly OutboxItem[]
  isSending: boolean
  /** Whether the last attempt got no response. */
  isUnreachable: boolean
}

type Ports = {
  storage: OutboxStorage
  upload: (item: OutboxItem) => Promise<UploadOutcome>
  /** False if the browser says it is offline; then nothing is sent. */
  isOnline: () => boolean
  /** Runs a function after a delay; returns a cancel function. */
  later: (run: () => void, milliseconds: number) => () => void
  /** Runs under a lock shared by all tabs of this browser. */
  inTurn: InTurn
}

export type InTurn = <Result>(run: () => Promise<Result>) => Promise<Result>

const longestDelayMs = 60_000
/** Longer than a sign-in takes; sending resumes after a failed one. */
const longestQuietMs = 30_000
export const retryDelayMs = (failures: number) => Math.min(longestDelayMs, 1000 * 2 ** (failures - 1))

/** Keeps every measurement until the server has confirmed it. */
export function createOutbox({ storage, upload, isOnline, later, inTurn }: Ports) {
  const listeners = new Set<() => void>()
  let sending: Promise<void> | null = null
  let failures = 0
  let isUnreachable = false
  /** Number of active holds on sending, each of which takes the cross-tab lock. */
  let holds = 0
  let isResting = false
  let endTurn = () => {}
  let cancelRetry = () => {}
  let endQuietLater = () => {}
  let state = readState()

  function readState(): OutboxState {
    const items = storage.readAll()
    const refused = items.filter(item => item.refusedBecause !== null)
    return {
      waiting: items.length - refused.length + storage.countUnread(),
      sessionIds: items.filter(item => !isRefusedForGood(item)).map(({ sessionId }) => sessionId),
      refused,
      isSending: sending !== null,
      isUnreachable,
    }
  }

  function refresh() {
    state = readState()
    for (const listener of listeners) listener()
  }

  function settle(item: OutboxItem, outcome: UploadOutcome) {
    if (outcome.ok) storage.remove(item.sessionId)
    // Never restores an item that another tab has had confirmed meanwhile.
    else if (outcome.reason === 'refused' && storage.has(item.sessionId))
      storage.write({ ...item, refusedBecause: outcome.because })
  }

  /** Sends an item unless, during the wait for the lock, another tab sent it or erased the person. */
  async function sendIfStillKept({ sessionId }: OutboxItem): Promise<UploadOutcome> {
    // Reread, as a sign-in in another tab may have renamed its person.
    const item = storage.read(sessionId)
    if (!item) return { ok: true }
    const outcome = await upload(item)
    settle(item, outcome)
    return outcome
  }

  async function sendAll() {
    let isComplete = true
    for (const item of storage.readAll().filter(({ refusedBecause }) => refusedBecause === null)) {
      const outcome: UploadOutcome = isOnline()
        ? await inTurn(() => sendIfStillKept(item))
        : { ok: false, reason: 'unreachable' }
      if (!outcome.ok && outcome.reason !== 'refused') isComplete = false
      isUnreachable = !outcome.ok && outcome.reason === 'unreachable'
      refresh()
      if (isUnreachable) break
    }
    if (isComplete) isUnreachable = false
    failures = isComplete ? 0 : failures + 1
    if (!isComplete) cancelRetry = later(flush, retryDelayMs(failures))
  }

  /** Sends everything waiting now; calls during a round join it. */
  function flush(): Promise<void> {
    if (sending) return sending
    if (holds > 0) return Promise.resolve()
    cancelRetry()
    sending = sendAll().finally(() => {
      sending = null
      refresh()
    })
    refresh()
    return sending
  }

  function resume() {
    endQuietLater()
    if (isResting) {
      isResting = false
      holds -= 1
      endTurn()
    }
    void flush()
  }

  /** Holds the cross-tab lock until `endTurn`. */
  const takeTurn = () =>
    new Promise<void>(taken => {
      void inTurn(async () => {
        taken()
        if (isResting)
          await new Promise<void>(ended => {
            endTurn = ended
          })
      })
    })

  return {
    flush,
    refresh,
    /**
     * Sends what waits before a sign-in, then pauses all tabs until `resume`, for at most 30 s. A result that arrived
     * between the guest's move to the account and the rename here would recreate that guest and be lost.
     */
    async drain<Entered>(signIn: () => Promise<Entered>): Promise<Entered> {
      await flush()
      endQuietLater()
      if (!isResting) {
        isResting = true
        holds += 1
        await takeTurn()
      }
      endQuietLater = later(resume, longestQuietMs)
      try {
        return await signIn()
      } catch (error) {
        // Without an answer the guest may have moved, so the pause continues.
        if (error instanceof ApiError && error.status < 500) resume()
        throw error
      }
    },
    resume,
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async add(item: OutboxItem) {
      storage.write(item)
      refresh()
      await sending
      await flush()
    },
    /** Moves items from a person's former identifier to the current one. */
    readdress(rename: (userIdentifier: string) => string) {
      for (const item of storage.readAll()) {
        const userIdentifier = rename(item.upload.userIdentifier)
        if (userIdentifier !== item.upload.userIdentifier)
          storage.write({ ...item, upload: { ...item.upload, userIdentifier } })
      }
      refresh()
    },
    /** Runs `run` once sends in progress in any tab are over; nothing more is sent until it ends. */
    async holdBack<Result>(run: () => Promise<Result>): Promise<Result> {
      holds += 1
      try {
        await sending
        // While resting, this tab already holds the lock.
        return await (isResting ? run() : inTurn(run))
      } finally {
        holds -= 1
        void flush()
      }
    },
    /** Drops an erased person's results: one sent later would recreate the person. */
    forget(userIdentifier: string) {
      storage.forget(userIdentifier)
      refresh()
    },
    /** Retries refused items, e.g. after signing in again. */
    async retryRefused(mend: (item: OutboxItem) => OutboxItem = item => item) {
      for (const item of readState().refused) storage.write({ ...mend(item), refusedBecause: null })
      refresh()
      await sending
      await flush()
    },
  }
}

/** Longer than a call may take; a suspended tab with the lock must not block the others for good. */
const longestWaitMs = 30_000

/** Lock between this browser's tabs, which are independent without Web Locks (plain HTTP). */
export const takeTurns =
  (name: string): InTurn =>
  async run => {
    if (!navigator.locks) return run()
    let hasBegun = false
    try {
      return await navigator.locks.request(name, { signal: AbortSignal.timeout(longestWaitMs) }, () => {
        hasBegun = true
        return run()
      })
    } catch (error) {
      if (hasBegun) throw error
      return run()
    }
  }
