import { AssessmentListItem } from '@lithe/contracts/api'
import { expect, it } from 'vitest'
import { freeReport } from '../testing/free-report.ts'
import { listToShow, readListState } from './list-state.ts'

const assessment = (createdAt: string) => ({
  assessmentId: crypto.randomUUID(),
  createdAt,
  isAssessmentUnlocked: false,
  freeReportData: freeReport,
})

it('the list has the newest assessment first', () => {
  const days = ['2026-03-01T09:00:00.000Z', '2026-05-01T09:00:00.000Z', '2025-12-31T09:00:00.000Z']
  const listed = readListState({ userIdentifier: 'user_ada', assessments: days.map(assessment) }, 'user_ada')
  expect(listed?.map(({ createdAt }) => createdAt.slice(0, 10))).toEqual([
    '2026-05-01',
    '2026-03-01',
    '2025-12-31',
  ])
})

it.each([
  ['nothing', null],
  ['no assessments', { userIdentifier: 'user_ada', assessments: [] }],
  ['something else', { userIdentifier: 'user_ada', assessments: [{ assessmentId: 7 }] }],
  [
    'another person’s assessments',
    { userIdentifier: 'user_emil', assessments: [assessment('2026-03-01T09:00:00.000Z')] },
  ],
  ['assessments without a person', { assessments: [assessment('2026-03-01T09:00:00.000Z')] }],
])('there is no list if navigation state has %s', (_case, state) => {
  expect(readListState(state, 'user_ada')).toBeNull()
})

it('a list from navigation state yields to the server’s answer as soon as it arrives', () => {
  const locked = assessment('2026-03-01T09:00:00.000Z')
  const opened = { ...locked, isAssessmentUnlocked: true }
  const since = assessment('2026-05-01T09:00:00.000Z')
  const handed = { userIdentifier: 'user_ada', assessments: [locked] }
  expect(listToShow(handed, 'user_ada', null)).toMatchObject([{ isAssessmentUnlocked: false }])
  const fetched = AssessmentListItem.array().parse([opened, since])
  expect(listToShow(handed, 'user_ada', fetched)).toMatchObject([since, { isAssessmentUnlocked: true }])
  expect(listToShow(null, 'user_ada', [])).toEqual([])
  expect(listToShow(null, 'user_ada', null)).toBeNull()
})
