import { describe, expect, it } from 'vitest'
import { readReportSessions, reportQuery } from './report-sessions.ts'

const [balance, plank, pushUps] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]

describe('the measurements a report is made of', () => {
  it('are those handed over, else those the address names', () => {
    expect(readReportSessions({ balance }, '')).toEqual({ balance })
    expect(readReportSessions(null, `?balance=${balance}&strength=${plank}`)).toEqual({
      balance,
      strength: plank,
    })
    expect(readReportSessions(null, '')).toBeNull()
    expect(readReportSessions(null, '?balance=nobody')).toBeNull()
  })

  it('come back from an address as they were, several of one test too', () => {
    for (const sessions of [{ balance }, { balance, strength: [plank, pushUps] }])
      expect(readReportSessions(null, reportQuery(sessions))).toEqual(sessions)
  })
})
