import { isRefusedForGood, type OutboxItem, type OutboxStorage, type UploadOutcome } from './outbox-item.ts'

type OutboxState = {
  /** Items the server has not confirmed yet, those that only another release can read among them. */
  waiting: number
  /** Of everything that is still here and may yet be taken. */
  sessionIds: readonly string[]
  refused: readonly OutboxItem[]
  isSending: boolean
  /** The last try got no answer. */
  isUnreachable: boolean
}

type Ports = {
  storage: OutboxStorage
  upload: (item: OutboxItem) => Promise<UploadOutcome>
  /** False where the browser knows that nothing can be sent: then nothing is tried. */
  isOnline: () => boolean
  /** Runs something after a while; returns how to call it off. */
  later: (run: () => void, milliseconds: number) => () => void
  /** One at a time among all tabs of this browser. */
  inTurn: InTurn
}

export type InTurn = <Result>(run: () => Promise<Result>) => Promise<Result>

const longestDelayMs = 60_000
/** Longer than a sign-in takes. One that came to nothing holds up what was measured no longer. */
const longestQuietMs = 30_000
export const retryDelayMs = (failures: number) => Math.min(longestDelayMs, 1000 * 2 ** (failures - 1))

/** Keeps every measurement until the server has confirmed it. */
export function createOutbox({ storage, upload, isOnline, later, inTurn }: Ports) {
  const listeners = new Set<() => void>()
  let sending: Promise<void> | null = null
  let failures = 0
  let isUnreachable = false
  /** Reasons to send nothing from this tab; the turn among all tabs is taken for each of them. */
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
    // Another tab may have had it confirmed in the meantime: never bring such an item back.
    else if (outcome.reason === 'refused' && storage.has(item.sessionId))
      storage.write({ ...item, refusedBecause: outcome.because })
  }

  /** While this tab waited for its turn another one may have sent the item, or erased the person. */
  async function sendIfStillKept({ sessionId }: OutboxItem): Promise<UploadOutcome> {
    // As it is now: a sign-in in another tab has given it another name.
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

  /** Tries everything that waits, now. Who calls during a round joins it. */
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

  function goOn() {
    endQuietLater()
    if (isResting) {
      isResting = false
      holds -= 1
      endTurn()
    }
    void flush()
  }

  /** Takes the turn of all tabs until `endTurn`. */
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
     * Before a sign-in: sends what waits, and then nothing more from any tab until `goOn`, or for half a minute. A result that
     * came to the server between the guest's move to the account and their new name here would begin that guest anew, and be lost.
     */
    async comeToRest() {
      await flush()
      endQuietLater()
      if (!isResting) {
        isResting = true
        holds += 1
        await takeTurn()
      }
      endQuietLater = later(goOn, longestQuietMs)
    },
    goOn,
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
    /** Items under a former identifier of the person go on under the one they have now. */
    readdress(rename: (userIdentifier: string) => string) {
      for (const item of storage.readAll()) {
        const userIdentifier = rename(item.upload.userIdentifier)
        if (userIdentifier !== item.upload.userIdentifier)
          storage.write({ ...item, upload: { ...item.upload, userIdentifier } })
      }
      refresh()
    },
    /** What is on its way from any tab arrives first; nothing more is sent until `run` is over. */
    async holdBack<Result>(run: () => Promise<Result>): Promise<Result> {
      holds += 1
      try {
        await sending
        // Who rests has the turn already.
        return await (isResting ? run() : inTurn(run))
      } finally {
        holds -= 1
        void flush()
      }
    },
    /** After an erasure: a result sent later would make the person known again. */
    forget(userIdentifier: string) {
      storage.forget(userIdentifier)
      refresh()
    },
    /** Gives items that were put aside another chance, e.g. after signing in again. */
    async retryRefused(mend: (item: OutboxItem) => OutboxItem = item => item) {
      for (const item of state.refused) storage.write({ ...mend(item), refusedBecause: null })
      refresh()
      await sending
      await flush()
    },
  }
}

/** Longer than a call may take. A tab that sleeps with its turn in hand must not hold up the others for good. */
const longestWaitMs = 30_000

/** Turns among the tabs of this browser; without Web Locks (plain HTTP), each tab is alone. */
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
