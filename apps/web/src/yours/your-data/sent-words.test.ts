import { clearSideView } from '@lithe/movements/testing'
import { describe, expect, it } from 'vitest'
import { callNames } from '../../api/endpoints.ts'
import type { SentEntry } from '../../api/sent-ledger.ts'
import { seenWords } from './data-words.ts'
import { purposeWords } from './purpose-words.ts'
import { dayHeading, sentByDay } from './sent-list.tsx'

const caller = { userIdentifier: 'user_1', source: 'web' }
const upload = (movement: string, measured: object) =>
  JSON.stringify({ ...caller, movement, measured, measuredAt: '2026-05-04T08:00:00.000Z' })
const measured = (movement: string, result: object) =>
  upload(movement, {
    ok: true,
    measurement: { movement, windowSeconds: 30, ...result, quality: clearSideView },
  })
const now = new Date(2026, 4, 4, 9, 30)
const isoTime = (...local: [number, number, number, number, number]) => new Date(...local).toISOString()

describe('a call’s purpose', () => {
  it.each([
    [measured('squat', { reps: 14, partials: 2, deepestDegrees: 104 }), 'A measurement: Squats, 14 counted'],
    [
      measured('toe-touch', { minHipDegrees: 82.44, kneeDegrees: 172, minHipDegreesWithBentKnees: null }),
      'A measurement: Toe touch, 82.4\u00a0degrees',
    ],
    [
      measured('single-leg-stance', { longestHoldSeconds: 21.37, holds: [], sway: 0.02 }),
      'A measurement: Single-leg stance, 21.4\u00a0seconds',
    ],
    [upload('squat', { ok: false, reason: 'no-person', quality: null }), 'No number came from: Squats'],
    ['{"of":"another version"}', 'A measurement'],
  ])('includes the result', (body, words) => {
    expect(purposeWords({ call: 'putSession', body })).toBe(words)
  })

  it('includes the details, and mentions a comment only if there is one', () => {
    const userDetails = { name: 'Ada', age: '62', sex: 'Female' }
    expect(purposeWords({ call: 'updateUser', body: JSON.stringify({ ...caller, userDetails }) })).toBe(
      'Name, age and sex: Ada, 62, female',
    )
    const unsaid = { ...userDetails, sex: 'Undisclosed', seat: 'about-43-cm' }
    expect(
      purposeWords({ call: 'updateUser', body: JSON.stringify({ ...caller, userDetails: unsaid }) }),
    ).toBe('Name, age and sex: Ada, 62, rather not said; chair seat: about 43\u00a0cm')
    const opinion = (feedback: string) =>
      JSON.stringify({
        ...caller,
        assessmentId: '6f2c1d0e-8f5e-4f7a-9c55-0f6f2a0c7b11',
        feedback: { rating: 4, feedback },
      })
    expect(purposeWords({ call: 'saveFeedback', body: opinion('') })).toBe('4 of 5 stars')
    expect(purposeWords({ call: 'saveFeedback', body: opinion('Good') })).toBe(
      '4 of 5 stars, and your comment',
    )
  })

  it.each(callNames)('is stated for every call, however little of it is stored: %s', call => {
    for (const body of [null, 'not json {', '{}'])
      expect(purposeWords({ call, body })).toMatch(/^\p{Lu}.{6}/u)
  })
})

describe('the list’s days', () => {
  const entry = (at: string, path: string): SentEntry => ({
    at,
    call: 'readPayment',
    method: 'POST',
    path,
    headers: {},
    body: '{}',
    fate: 'answered',
  })

  it('are grouped by name, with repeated calls on one line', () => {
    const days = sentByDay(
      [
        entry(isoTime(2026, 4, 4, 9, 3), '/b'),
        entry(isoTime(2026, 4, 4, 9, 2), '/a'),
        entry(isoTime(2026, 4, 4, 9, 1), '/a'),
        entry(isoTime(2026, 4, 3, 23, 59), '/a'),
      ],
      now,
    )
    expect(
      days.map(({ heading, lines }) => [heading, lines.map(({ path, times }) => [path, times])]),
    ).toEqual([
      [
        'Today',
        [
          ['/b', 1],
          ['/a', 2],
        ],
      ],
      ['Yesterday', [['/a', 1]]],
    ])
    expect(days[0]?.lines[1]).toMatchObject({
      at: isoTime(2026, 4, 4, 9, 2),
      firstAt: isoTime(2026, 4, 4, 9, 1),
    })
  })

  it('are named as people name them', () => {
    expect(dayHeading(isoTime(2026, 4, 2, 12, 0), now)).toBe('Saturday 2 May')
    expect(dayHeading(isoTime(2025, 4, 2, 12, 0), now)).toBe('2 May 2025')
    expect(seenWords(isoTime(2026, 4, 4, 0, 1), now)).toBe('today')
    expect(seenWords(isoTime(2026, 4, 3, 23, 59), now)).toBe('yesterday')
    expect(seenWords(isoTime(2026, 4, 1, 9, 0), now)).toBe('3 days ago')
    expect(seenWords(isoTime(2026, 3, 1, 9, 0), now)).toBe('on 1 April 2026')
  })
})
