import { AssessmentListItem } from '@lithe/contracts/api'
import { expect, it } from 'vitest'
import { listToShow, readListState } from './list-state.ts'

const assessment = (createdAt: string) => ({
  assessmentId: crypto.randomUUID(),
  createdAt,
  isAssessmentUnlocked: false,
  freeReportData: {
    userName: 'Ada',
    userAge: 62,
    mobilityAge: 58,
    mobilityAgeRange: [49, 66],
    mobilityStatus: 'green',
    description: '',
    missingTests: [],
  },
})

it('puts the newest assessment first', () => {
  const days = ['2026-03-01T09:00:00.000Z', '2026-05-01T09:00:00.000Z', '2025-12-31T09:00:00.000Z']
  const listed = readListState({ assessments: days.map(assessment) })
  expect(listed?.map(({ createdAt }) => createdAt.slice(0, 10))).toEqual([
    '2026-05-01',
    '2026-03-01',
    '2025-12-31',
  ])
})

it.each([
  ['nothing', null],
  ['no assessments', { assessments: [] }],
  ['something else', { assessments: [{ assessmentId: 7 }] }],
])('finds no list when navigation brought %s', (_case, state) => {
  expect(readListState(state)).toBeNull()
})

it('gives way to what the server says as soon as it has said it', () => {
  const locked = assessment('2026-03-01T09:00:00.000Z')
  const opened = { ...locked, isAssessmentUnlocked: true }
  const since = assessment('2026-05-01T09:00:00.000Z')
  const handed = { assessments: [locked] }
  expect(listToShow(handed, null)).toMatchObject([{ isAssessmentUnlocked: false }])
  const fetched = AssessmentListItem.array().parse([opened, since])
  expect(listToShow(handed, fetched)).toMatchObject([since, { isAssessmentUnlocked: true }])
  expect(listToShow(null, [])).toEqual([])
  expect(listToShow(null, null)).toBeNull()
})
