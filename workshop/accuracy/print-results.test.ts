import { clearSideView } from '@lithe/movements/testing'
import { degrees } from '@lithe/pose'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ClipResult } from './clip-result.ts'
import { plain } from './condition.ts'
import { judge } from './judge.ts'
import { printRows, printSummary, toJson, toSeriesCsv } from './print-results.ts'
import { reach, refused, squats, stance } from './testing/measured.ts'

const angles = {
  kneeLeft: degrees(175.126),
  kneeRight: degrees(174),
  hip: degrees(90.5),
  elbowLeft: degrees(160),
  elbowRight: degrees(159.999),
}
const result = (given: Partial<ClipResult> = {}): ClipResult => ({
  clip: 'side/squat.mp4',
  file: '/films/side/squat.mp4',
  name: 'squat',
  truth: { movement: 'squat', expected: { reps: 5, partials: 1 } },
  condition: plain,
  movement: 'squat',
  measured: squats(5, 1),
  comparisons: [],
  framesPerSecond: 29.97,
  engine: 'chromium',
  detector: 'full, CPU',
  analyserMsPerFrame: 0.01,
  series: [],
  recording: null,
  note: null,
  ...given,
})

describe('the JSON of a clip', () => {
  test('has exactly the fields that other programs read', () => {
    expect(toJson(result())).toStrictEqual({
      clip: 'side/squat.mp4',
      movement: 'squat',
      result: { ok: true, reps: 5, partials: 1, quality: clearSideView },
      expected: { reps: 5, partials: 1 },
      framesPerSecond: 29.97,
      engine: 'chromium',
      detector: 'full, CPU',
    })
  })

  test.each([
    ['a hold', stance(12.5), { ok: true, longestHoldSeconds: 12.5, quality: clearSideView }],
    ['a reach', reach(88), { ok: true, minHipDegrees: 88, quality: clearSideView }],
    ['a refusal', refused('no-person'), { ok: false, reason: 'no-person', quality: null }],
    ['nothing measured', null, { ok: false, quality: null }],
  ])('has %s in its own field', (_, measured, expected) => {
    expect(toJson(result({ measured })).result).toStrictEqual(expected)
  })

  test('is null if nothing is known about the clip', () => {
    expect(toJson(result({ truth: null })).expected).toBeNull()
  })
})

describe('the series of a clip', () => {
  test('has a header, and empty cells where there is no body', () => {
    const series: ClipResult['series'] = [
      { t: 0, angles },
      { t: 1 / 30, angles: null },
    ]
    expect(toSeriesCsv(result({ series }))).toBe(
      't,kneeLeft,kneeRight,hip,elbowLeft,elbowRight\n0.0000,175.13,174.00,90.50,160.00,160.00\n0.0333,,,,,\n',
    )
  })
})

describe('printed results', () => {
  const lines: string[] = []
  beforeEach(() => {
    lines.length = 0
    vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })
  const judged = (reps: number) => {
    const measured = squats(reps, 1)
    return result({ measured, comparisons: judge(measured, { reps: 5, partials: 1 }, 30) })
  }

  test('have one row per clip and metric, marked if out of tolerance', () => {
    printRows([judged(6)])
    expect(lines).toHaveLength(2)
    expect(lines[0]).toMatch(/^OFF side\/squat\.mp4 .* reps +6 +5 +1$/)
    expect(lines[1]).toMatch(/^ ok .* partials +1 +1 +0$/)
  })

  test('say so if there is nothing to compare', () => {
    printRows([result({ note: 'no truth file' })])
    expect(lines.join()).toContain('no truth file')
  })

  test('end with a summary that says whether all tolerances held', () => {
    expect(printSummary([judged(5), judged(5)])).toBe(true)
    expect(lines.join('\n')).toContain('2 clips, 4 of 4 comparisons within tolerance')
    expect(printSummary([judged(5), judged(7)])).toBe(false)
    expect(lines.join('\n')).toMatch(/reps +mean error 1\.00, largest 2\.00, tolerance 0 \(n = 2\)/)
  })
})
