import type { AssessmentListItem } from '@lithe/contracts/api'
import { expect, it } from 'vitest'
import { freeReport } from '../../testing/free-report.ts'
import { type AgePoint, agePoints, arcThrough, plotScale } from './ages-over-time.tsx'

const plot = { width: 400, top: 50, bottom: 150, marginX: 40 }

const assessment = (month: number, mobilityAge: number | null): AssessmentListItem => ({
  assessmentId: `id-${month}`,
  createdAt: `2026-${String(month).padStart(2, '0')}-01T09:00:00.000Z`,
  isAssessmentUnlocked: true,
  freeReportData: {
    ...freeReport,
    mobilityAge,
    mobilityAgeRange: mobilityAge === null ? null : [mobilityAge - 9, mobilityAge + 8],
  },
})

it('ages are listed oldest test first, without tests that gave none', () => {
  const points = agePoints([assessment(5, 58), assessment(4, null), assessment(3, 61)])
  expect(points.map(({ age }) => age)).toEqual([61, 58])
})

it('only the latest tests are shown when there are too many', () => {
  const newestFirst = Array.from({ length: 12 }, (_, index) => assessment(12 - index, 50 + index))
  expect(agePoints(newestFirst).map(({ createdAt }) => createdAt.slice(5, 7))).toEqual([
    '06',
    '07',
    '08',
    '09',
    '10',
    '11',
    '12',
  ])
})

it('every age and range stays inside the plot, older ages higher', () => {
  const points: AgePoint[] = agePoints([assessment(5, 48), assessment(3, 75)])
  const { x, y } = plotScale(points, plot)
  expect([x(0), x(1)]).toEqual([40, 360])
  expect(y(83)).toBe(50)
  expect(y(39)).toBe(150)
  expect(y(75)).toBeLessThan(y(48))
})

it('the curve passes through every test and is level there', () => {
  expect(
    arcThrough([
      { x: 0, y: 10 },
      { x: 20, y: 30 },
    ]),
  ).toBe('M0 10C10 10 10 30 20 30')
  expect(arcThrough([])).toBe('')
})
