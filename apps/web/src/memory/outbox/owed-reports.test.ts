import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryStorage } from '../../testing/memory-storage.ts'

const aReport = (userIdentifier = 'user_1') => ({
  userIdentifier,
  source: 'web' as const,
  sessions: { balance: randomUUID(), strength: [randomUUID(), randomUUID()] },
  organisation: 'insurer',
})

/** The store of a freshly loaded page, with only stored data from earlier pages. */
async function openPage() {
  vi.resetModules()
  return import('./browser-outbox.ts')
}

let device = createMemoryStorage()
beforeEach(() => {
  device = createMemoryStorage()
  vi.stubGlobal('window', { localStorage: device })
})

describe('a requested report', () => {
  it('is owed once until it is made, even on later pages', async () => {
    const report = aReport()
    const first = await openPage()
    first.oweReport(report)
    first.oweReport({ ...report })
    const second = await openPage()
    expect(second.useOwedReports.getState().owed).toEqual([report])
    second.settleReport({ sessions: report.sessions })
    expect((await openPage()).useOwedReports.getState().owed).toEqual([])
  })

  it('follows its person into an account, and is erased with them', async () => {
    const { forgetOwed, oweReport, readdressOwed, useOwedReports } = await openPage()
    oweReport(aReport('user_1'))
    oweReport(aReport('user_2'))
    readdressOwed(id => id.replace('user_1', 'ada@example.org'))
    forgetOwed('user_2')
    expect(useOwedReports.getState().owed.map(owed => owed.userIdentifier)).toEqual(['ada@example.org'])
  })

  it('survives an invalid one stored beside it', async () => {
    const report = aReport()
    device.setItem('owed-reports', JSON.stringify({ state: { owed: [{ sessions: 3 }, report] }, version: 0 }))
    expect((await openPage()).useOwedReports.getState().owed).toEqual([report])
  })
})
