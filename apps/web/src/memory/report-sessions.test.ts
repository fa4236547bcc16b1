import { describe, expect, it } from 'vitest'
import {
  canMeasureAgain,
  readReportSessions,
  redoUntilMs,
  reportQuery,
  sessionsWithout,
  triedMovementOf,
} from './report-sessions.ts'

const [balance, plank, pushUps] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]

describe('a report’s measurements', () => {
  it('come from navigation state, else from the URL', () => {
    expect(readReportSessions({ balance }, '')).toEqual({ balance })
    expect(readReportSessions(null, `?balance=${balance}&strength=${plank}`)).toEqual({
      balance,
      strength: plank,
    })
    expect(readReportSessions(null, '')).toBeNull()
    expect(readReportSessions(null, '?balance=nobody')).toBeNull()
  })

  it('survive a round trip through the URL, even several of one test', () => {
    for (const sessions of [{ balance }, { balance, strength: [plank, pushUps] }])
      expect(readReportSessions(null, reportQuery(sessions))).toEqual(sessions)
  })
})

const session = (movement: 'plank' | 'push-up' | 'single-leg-stance', measuredAt: string) => ({
  sessionId: crypto.randomUUID(),
  movement,
  measuredAt,
})
const morning = '2026-05-04T08:00:00.000Z'
const sessions = [
  session('plank', morning),
  session('push-up', morning),
  session('single-leg-stance', morning),
]

describe('repeating one movement of a report', () => {
  it('keeps all other measurements of the report', () => {
    const [plank, pushUps, stance] = sessions
    expect(sessionsWithout({ sessions }, 'plank')).toEqual([
      { sessionId: pushUps?.sessionId, test: 'strength' },
      { sessionId: stance?.sessionId, test: 'balance' },
    ])
    expect(sessionsWithout({ sessions }, 'toe-touch')).toHaveLength(3)
    expect(plank?.movement).toBe('plank')
  })

  it('is offered for a day, as one age consists of one day’s numbers', () => {
    expect(canMeasureAgain({ sessions }, Date.parse('2026-05-04T20:00:00.000Z'))).toBe(true)
    expect(canMeasureAgain({ sessions }, Date.parse('2026-05-05T09:00:00.000Z'))).toBe(false)
  })

  it('ends early enough that a repeat begun in time falls on the same day', () => {
    const dayIsOver = Date.parse('2026-05-05T08:00:00.000Z')
    expect(canMeasureAgain({ sessions }, dayIsOver - 3_600_001)).toBe(true)
    expect(canMeasureAgain({ sessions }, dayIsOver - 3_600_000)).toBe(false)
    expect(redoUntilMs({ sessions })).toBe(dayIsOver - 1_800_000)
  })

  it('is not offered if the report’s measurements are unknown', () => {
    expect(canMeasureAgain({ sessions: [] }, Date.parse(morning))).toBe(false)
  })

  it('uses the movement attempted for that test, else its usual one', () => {
    expect(triedMovementOf({ sessions }, 'strength')).toBe('plank')
    expect(triedMovementOf({ sessions }, 'flexibility')).toBe('toe-touch')
  })
})
