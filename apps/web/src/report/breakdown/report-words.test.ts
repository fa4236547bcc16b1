import type { StrengthMovement } from '@lithe/contracts/api'
import { describe, expect, it } from 'vitest'
import { ApiError, NetworkError } from '../../api/errors.ts'
import { readReportSessions } from '../../memory/report-sessions.ts'
import { testPart } from '../../testing/free-report.ts'
import { shouldAskAgain } from '../use-generated-report.ts'
import { breakdownLines } from './breakdown-lines.ts'
import { missingSentence, nextTimeSentence, yearsSentence } from './report-words.ts'

const told = { userAge: 62, mobilityAge: 57 }

describe('the report', () => {
  it('states a test’s effect on the age in whole years', () => {
    expect([-3.1, -1.2, 0.4, 1.6].map(yearsSentence)).toEqual([
      'It takes 3\u00a0years off.',
      'It takes 1\u00a0year off.',
      'It leaves your age as it is.',
      'It adds 2\u00a0years.',
    ])
  })

  it('states what a missing test needs next time, attempted or not', () => {
    expect(nextTimeSentence('feet-out-of-frame')).toContain('step back')
    expect(nextTimeSentence(null)).toContain('Add it next time')
    expect(nextTimeSentence(null)).not.toContain('narrower')
  })

  it('adds to the hint if the clock ran out during a hold', () => {
    const [balance] = breakdownLines(
      {
        balance: { ...testPart, duration: 60, censored: true },
        flexibility: { missing: true, reason: null },
        strength: { missing: true, reason: null },
      },
      told,
    )
    expect(balance).toMatchObject({
      metric: { hint: 'Longest hold duration within 60s. The clock ran out before you did' },
    })
  })

  it('does not praise a hold below five seconds from age 80', () => {
    const missing = { missing: true, reason: null } as const
    const yearsOf = (duration: number, userAge: number) => {
      const balance = { ...testPart, duration, censored: false }
      const [line] = breakdownLines(
        { balance, flexibility: missing, strength: missing },
        { ...told, userAge },
      )
      return line && !line.isMissing && line.years
    }
    expect(yearsOf(4.9, 80)).toBeNull()
    for (const [seconds, age] of [
      [5, 80],
      [4.9, 79],
    ] as const)
      expect(yearsOf(seconds, age)).toBe('It takes 3\u00a0years off.')
  })

  it('states the window in the balance hint', () => {
    const hintWithin = (windowSeconds: number) => {
      const missing = { missing: true, reason: null } as const
      const balance = { ...testPart, duration: 31, censored: false, windowSeconds }
      const [line] = breakdownLines({ balance, flexibility: missing, strength: missing }, told)
      return line && !line.isMissing ? line.metric.hint : null
    }
    expect(hintWithin(60)).toBe('Longest hold duration within 60s')
    expect(hintWithin(120)).toBe('Longest hold duration within 120s')
  })

  it('has one line per test, each number in its own unit', () => {
    const lines = breakdownLines(
      {
        balance: { ...testPart, duration: 31.44, censored: false },
        flexibility: { ...testPart, minRange: 82.4 },
        strength: { ...testPart, reps: 14, partials: 2, movements: [] },
      },
      told,
    )
    expect(lines.map(line => (line.isMissing ? null : `${line.metric.value} ${line.metric.unit}`))).toEqual([
      '31.4 seconds',
      '82 degrees',
      '14 squats',
    ])
  })

  it('says how many repetitions were seen if none was full', () => {
    const hintOf = (partials: number) => {
      const missing = { missing: true, reason: null } as const
      const strength = { ...testPart, reps: 0, partials, movements: [] }
      const line = breakdownLines({ balance: missing, flexibility: missing, strength }, told)[2]
      return line && !line.isMissing ? line.metric.hint : null
    }
    expect([18, 1, 0].map(hintOf)).toEqual([
      '18 were seen, none of them full',
      '1 was seen, and it was not full',
      null,
    ])
  })

  it('uses the singular for one repetition', () => {
    const [, , strength] = breakdownLines(
      {
        balance: { missing: true, reason: null },
        flexibility: { missing: true, reason: null },
        strength: { ...testPart, reps: 1, partials: 0, movements: [] },
      },
      told,
    )
    expect(strength).toMatchObject({ metric: { value: '1', unit: 'squat' } })
  })

  it('says which test is missing and why', () => {
    const [balance] = breakdownLines(
      {
        balance: { missing: true, reason: 'feet-out-of-frame' },
        flexibility: { missing: true, reason: null },
        strength: { missing: true, reason: null },
      },
      told,
    )
    expect(balance).toEqual({ test: 'balance', isMissing: true, reason: 'feet-out-of-frame' })
    expect(missingSentence('feet-out-of-frame')).toContain('your feet were out of the picture')
    expect(missingSentence(null)).toMatch(/^Not measured\. /)
  })

  describe('with several strength movements', () => {
    const missing = { missing: true, reason: null } as const
    const counted: StrengthMovement = {
      ...testPart,
      movement: 'push-up',
      variant: null,
      basis: 'Compared with published push-ups.',
      quality: 'good',
      observations: ['Twelve full ones.', 'And one more.'],
      reps: 12,
      partials: 1,
      seconds: null,
      censored: false,
      windowSeconds: 60,
    }
    const held: StrengthMovement = { ...counted, movement: 'plank', reps: null, partials: 0, seconds: 63.24 }
    const refused: StrengthMovement = { movement: 'jumping-jack', missing: true, reason: 'felt-unwell' }
    const strengthOf = (movements: StrengthMovement[]) => {
      const strength = { ...testPart, reps: 12, partials: 1, movements }
      return breakdownLines({ balance: missing, flexibility: missing, strength }, told)[2]
    }

    it('leads with the first and lists the others after it, each in its own unit', () => {
      expect(strengthOf([counted, held, refused])).toMatchObject({
        metric: { value: '12', unit: 'squats' },
        others: [
          {
            movementName: 'Plank',
            metric: { value: '63.2', unit: 'seconds', hint: null },
            basis: 'Compared with published push-ups.',
            observation: 'Twelve full ones.',
          },
          { movementName: 'Jumping jacks', isMissing: true, reason: 'felt-unwell' },
        ],
      })
    })

    it('reports the seconds if there is only a hold', () => {
      const strength = { ...testPart, reps: null, partials: 0, movements: [held] }
      const [, , line] = breakdownLines({ balance: missing, flexibility: missing, strength }, told)
      expect(line).toMatchObject({ metric: { value: '63.2', unit: 'seconds' }, others: [] })
    })
  })

  it('names the easier variant, with its own window and view quality', () => {
    const [balance] = breakdownLines(
      {
        balance: {
          ...testPart,
          movement: 'single-leg-stance',
          variant: 'semi-tandem',
          basis: 'Shown, not compared.',
          userScore: null,
          zone: null,
          quality: 'fair',
          observations: [],
          duration: 44.2,
          censored: false,
          windowSeconds: 120,
        },
        flexibility: { missing: true, reason: null },
        strength: { missing: true, reason: null },
      },
      told,
    )
    expect(balance).toMatchObject({
      movementName: 'Half-step stance',
      metric: { hint: 'Longest hold duration within 120s' },
      basis: 'Shown, not compared.',
      seen: expect.stringMatching(/^Seen fairly well\. /),
    })
  })
})

describe('a report’s measurements', () => {
  const id = '3f0c0f5e-8f5e-4f0e-9d0e-1f2e3d4c5b6a'

  it('come from the workout, else from the URL', () => {
    expect(readReportSessions({ balance: id }, `?strength=${id}`)).toEqual({ balance: id })
    expect(readReportSessions(null, `?strength=${id}`)).toEqual({ strength: id })
  })

  it('are absent without a valid session id', () => {
    expect(readReportSessions(null, '')).toBeNull()
    expect(readReportSessions({}, '?balance=squirrel')).toBeNull()
  })

  it('wait while offline, and are retried only twice on server errors', () => {
    const trouble = new ApiError(503, '')
    expect(shouldAskAgain(50, new NetworkError())).toBe(true)
    expect([0, 1, 2].map(failures => shouldAskAgain(failures, trouble))).toEqual([true, true, false])
    expect(shouldAskAgain(0, new ApiError(422, ''))).toBe(false)
  })
})
