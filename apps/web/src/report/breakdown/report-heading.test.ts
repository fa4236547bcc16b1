import type { FreeReport, FullReport } from '@lithe/contracts/api'
import type { MovementId } from '@lithe/movements/catalog'
import { comparisonOf, reportedAge } from '@lithe/scoring/reported'
import { describe, expect, it } from 'vitest'
import type { Report } from '../../memory/current-report-store.ts'
import { freeReport, testPart } from '../../testing/free-report.ts'
import { reportHeading } from './report-words.ts'

const older: FreeReport = {
  ...freeReport,
  mobilityAge: 70,
  comparison: 'older than',
  mobilityAgeRange: [60, 80],
  mobilityStatus: 'red',
}

const session = (movement: MovementId): Report['sessions'][number] => ({
  sessionId: crypto.randomUUID(),
  movement,
  measuredAt: '2026-03-01T08:00:00.000Z',
})
const allThree = [session('single-leg-stance'), session('toe-touch'), session('squat')]

describe('a report’s heading', () => {
  it.each([
    [60, 'Younger than your 62, Ada'],
    [61, 'Close to your 62, Ada'],
    [63, 'Close to your 62, Ada'],
    [64, 'Older than your 62, Ada. A good place to start.'],
    [null, 'Here is your report, Ada'],
  ])('turns a mobility age of %s at 62 into “%s”', (mobilityAge, heading) => {
    const report: FreeReport = {
      ...freeReport,
      mobilityAge,
      comparison: mobilityAge === null ? null : comparisonOf(reportedAge(mobilityAge), 62),
    }
    const headingOf = (freeReportData: FreeReport) =>
      reportHeading({ freeReportData, fullReportData: null, sessions: allThree })
    expect(headingOf(report)).toBe(heading)
    expect(headingOf({ ...report, userName: '' })).toBe(heading.replace(', Ada', ''))
  })

  it('names the test that adds most in an open report with an older age', () => {
    const adding = (balance: number, strength: number): FullReport => ({
      ...older,
      missingTests: ['flexibility'],
      recommendations: [],
      week: [],
      adviceSources: [],
      assessmentBreakdown: {
        balance: { ...testPart, duration: 9, censored: false, yearsEffect: balance },
        flexibility: { missing: true, reason: null },
        strength: { ...testPart, reps: 6, partials: 0, movements: [], yearsEffect: strength },
      },
    })
    const headingOf = (report: FullReport) =>
      reportHeading({ freeReportData: report, fullReportData: report, sessions: allThree })
    expect(headingOf(adding(1, 5))).toBe('Older than your 62, Ada. Legs first: a little, every day.')
    expect(headingOf(adding(5, 1))).toBe('Older than your 62, Ada. Balance first: a minute a day is a start.')
    expect(headingOf(adding(-1, 0)), 'where none adds').toBe(
      'Older than your 62, Ada. A good place to start.',
    )
  })

  it('says where to start in a locked report only if one test made the age', () => {
    const free: FreeReport = { ...older, missingTests: ['balance', 'flexibility'] }
    const closed = (freeReportData: FreeReport, sessions = allThree) =>
      reportHeading({ freeReportData, fullReportData: null, sessions })
    expect(closed(free)).toBe('Older than your 62, Ada. Legs first: a little, every day.')
    expect(closed({ ...free, missingTests: ['balance'] }), 'of two').toBe(
      'Older than your 62, Ada. A good place to start.',
    )
    expect(closed({ ...free, mobilityAge: 55, comparison: 'younger than' }), 'of a younger age').toBe(
      'Younger than your 62, Ada',
    )
    const arms = [session('push-up')]
    expect(closed(free, arms), 'of what has no part in an age').toBe(
      'Older than your 62, Ada. A good place to start.',
    )
  })
})
