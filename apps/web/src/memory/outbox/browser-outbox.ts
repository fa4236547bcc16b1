import { generateReport } from '@lithe/contracts/api'
import { useSyncExternalStore } from 'react'
import type { z } from 'zod'
import { api } from '../../api/client.ts'
import { deviceStorage, keptRecord, keptStore } from '../../storage/device-storage.ts'
import { createOutbox, takeTurns } from './outbox.ts'
import { createOutboxStorage, isRefusedForGood, type OutboxItem, uploadOutcomeOf } from './outbox-item.ts'

/** The exact request that makes the report; the server returns the same report for identical measurements. */
const OwedReport = generateReport.body
export type OwedReport = z.input<typeof OwedReport>

type OwedReports = {
  /** Requested but not yet made, newest last. */
  owed: readonly OwedReport[]
}

export const sessionIdsOf = ({ sessions }: Pick<OwedReport, 'sessions'>): string[] =>
  Object.values(sessions)
    .flatMap(ids => ids ?? [])
    .sort()

const isSame = (one: Pick<OwedReport, 'sessions'>, other: Pick<OwedReport, 'sessions'>) =>
  sessionIdsOf(one).join() === sessionIdsOf(other).join()

function readOwed(kept: unknown): OwedReports {
  const { owed } = keptRecord(kept)
  const entries = Array.isArray(owed) ? owed : []
  return {
    owed: entries.map(entry => OwedReport.safeParse(entry).data).filter(report => report !== undefined),
  }
}

/** Survives closed tabs: a report requested offline is made on a later visit. */
export const useOwedReports = keptStore<OwedReports>('owed-reports', readOwed, () => ({ owed: [] }))

const change = (owedAfter: (owed: readonly OwedReport[]) => readonly OwedReport[]) =>
  useOwedReports.setState(({ owed }) => ({ owed: owedAfter(owed) }))

/** The owed report, less the results that the server has refused for good. */
export function withoutRefused(sessions: OwedReport['sessions'], refused: readonly OutboxItem[]) {
  const lost = refused.filter(isRefusedForGood).map(({ sessionId }) => sessionId)
  const left = (ids: string | string[] | undefined) => {
    const taken = [ids ?? []].flat().filter(id => !lost.includes(id))
    return taken.length > 1 ? taken : taken[0]
  }
  return {
    balance: left(sessions.balance),
    flexibility: left(sessions.flexibility),
    strength: left(sessions.strength),
  }
}

export const findOwed = (sessions: OwedReport['sessions']): OwedReport | undefined =>
  useOwedReports.getState().owed.find(report => isSame(report, { sessions }))

export const oweReport = (report: OwedReport) =>
  change(owed => [...owed.filter(known => !isSame(known, report)), report])

/** Removes a report that is made, or never will be. */
export const settleReport = (report: Pick<OwedReport, 'sessions'>) =>
  change(owed => owed.filter(known => !isSame(known, report)))

export const readdressOwed = (rename: (userIdentifier: string) => string) =>
  change(owed => owed.map(report => ({ ...report, userIdentifier: rename(report.userIdentifier) })))

export const forgetOwed = (userIdentifier: string) =>
  change(owed => owed.filter(report => report.userIdentifier !== userIdentifier))

const results = createOutbox({
  storage: createOutboxStorage(deviceStorage),
  upload: ({ sessionId, upload }) =>
    api.putSession(upload, { sessionId }).then(() => ({ ok: true }) as const, uploadOutcomeOf),
  isOnline: () => navigator.onLine,
  later: (run, milliseconds) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
  inTurn: takeTurns('outbox'),
})

/** Queue of results, and of the reports requested from them. */
export const outbox = {
  ...results,
  readdress(rename: (userIdentifier: string) => string) {
    results.readdress(rename)
    readdressOwed(rename)
  },
  forget(userIdentifier: string) {
    results.forget(userIdentifier)
    forgetOwed(userIdentifier)
  },
}

/** Sends what an earlier visit left, and retries when the network or the person returns. */
export function startOutbox() {
  const send = () => void outbox.flush()
  window.addEventListener('online', send)
  window.addEventListener('storage', outbox.refresh)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') send()
  })
  send()
}

/** Initial state while prerendering and hydrating, as storage is read one tick later. */
const nothingKept: ReturnType<typeof outbox.getState> = {
  waiting: 0,
  sessionIds: [],
  refused: [],
  isSending: false,
  isUnreachable: false,
}

export const useOutbox = () => useSyncExternalStore(outbox.subscribe, outbox.getState, () => nothingKept)
