import { generateReport } from '@lithe/contracts/api'
import { useSyncExternalStore } from 'react'
import type { z } from 'zod'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { api } from '../../api/client.ts'
import { deviceStorage, followTabs, keptRecord } from '../../storage/device-storage.ts'
import { createOutbox, takeTurns } from './outbox.ts'
import { createOutboxStorage, isRefusedForGood, type OutboxItem, uploadOutcomeOf } from './outbox-item.ts'

/** The very request that makes the report: the server answers the same measurements with the same report. */
const OwedReport = generateReport.body
export type OwedReport = z.input<typeof OwedReport>

type OwedReports = {
  /** Asked for, and not made yet; the newest last. */
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

/** Outlives a closed tab: a report that was asked for without a network is made on a later visit. */
export const useOwedReports = create<OwedReports>()(
  persist((): OwedReports => ({ owed: [] }), {
    name: 'owed-reports',
    version: 1,
    storage: createJSONStorage(() => deviceStorage),
    migrate: readOwed,
    merge: readOwed,
  }),
)
followTabs(useOwedReports)

const change = (owedAfter: (owed: readonly OwedReport[]) => readonly OwedReport[]) =>
  useOwedReports.setState(({ owed }) => ({ owed: owedAfter(owed) }))

/** A report of what is left without the results that the server will never take. */
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

/** It is made, or the server will never make it. */
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

/** Results on their way, and the reports that were asked for on top of them. */
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

/** Sends what an earlier visit left behind, and again whenever the network or the person comes back. */
export function startOutbox() {
  const send = () => void outbox.flush()
  window.addEventListener('online', send)
  window.addEventListener('storage', outbox.refresh)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') send()
  })
  send()
}

/** As a prerendered page is made and taken over: what this device keeps is read one moment later. */
const nothingKept: ReturnType<typeof outbox.getState> = {
  waiting: 0,
  sessionIds: [],
  refused: [],
  isSending: false,
  isUnreachable: false,
}

export const useOutbox = () => useSyncExternalStore(outbox.subscribe, outbox.getState, () => nothingKept)
