import type { AssessmentListItem } from '@lithe/contracts/api'
import { describe, expect, it } from 'vitest'
import { changesOf, changeWords, comparisonWords } from './change-words.ts'

const assessment = (month: number, mobilityAge: number | null, retestSdYears = 1.5): AssessmentListItem => ({
  assessmentId: `id-${month}`,
  createdAt: `2026-${String(month).padStart(2, '0')}-12T09:00:00.000Z`,
  isAssessmentUnlocked: true,
  freeReportData: {
    userName: 'Ada',
    userAge: 62,
    userSex: 'Female',
    mobilityAge,
    comparison: null,
    mobilityAgeRange: null,
    retestSdYears,
    standing: null,
    first: '',
    behind: '',
    testsOfYears: [],
    practiceYears: 0,
    mobilityStatus: 'green',
    description: '',
    missingTests: [],
    modelVersion: '',
  },
})

describe('what changed since the last time', () => {
  it('calls a change real only where two tests of one person lie closer together', () => {
    expect(changeWords(assessment(3, 62), assessment(5, 56))).toEqual({
      change: '6\u00a0years younger than on 12 March 2026',
      meaning: 'A real change: two tests of one person differ by no more than 4\u00a0years, as a rule.',
      isReal: true,
    })
    expect(changeWords(assessment(3, 62), assessment(5, 63))).toEqual({
      change: '1\u00a0year older than on 12 March 2026',
      meaning: 'Two tests of one person can differ by 4\u00a0years, so this may be chance.',
      isReal: false,
    })
  })

  it('never contradicts itself in whole years', () => {
    for (const sd of [0.4, 0.9, 1.3, 1.7, 2.4])
      for (const age of [50, 55, 57, 58, 59, 61, 63, 66]) {
        const words = changeWords(assessment(3, 60, sd), assessment(5, age, sd))
        const most = Number(/\d+\syear/.exec(words?.meaning ?? '')?.[0].replace(/\syear/, ''))
        if (words?.isReal) expect(Math.abs(age - 60)).toBeGreaterThan(most)
        else expect(Math.abs(age - 60)).toBeLessThanOrEqual(most)
      }
  })

  it('compares no two ages that different models worked out', () => {
    const newer = assessment(5, 50)
    const words = changeWords(assessment(3, 62), {
      ...newer,
      freeReportData: { ...newer.freeReportData, modelVersion: '2026.3' },
    })
    expect(words).toMatchObject({ change: 'Not compared with that of 12 March 2026', isReal: false })
  })

  it('says nothing of chance where nothing changed', () => {
    expect(changeWords(assessment(3, 62), assessment(5, 62))).toMatchObject({ meaning: '', isReal: false })
  })

  it('names no day where both tests were on the same one', () => {
    expect(changeWords(assessment(3, 62), assessment(3, 60))?.change).toBe(
      '2\u00a0years younger than the test before',
    )
  })

  it('looks back to the last assessment that gave an age', () => {
    const changes = changesOf([
      assessment(5, 58),
      assessment(4, null),
      assessment(3, 62),
      assessment(2, null),
    ])
    expect([...changes.keys()]).toEqual(['id-5'])
    expect(changes.get('id-5')?.change).toBe('4\u00a0years younger than on 12 March 2026')
  })
})

it.each([
  ['close to', 62, [55, 70], 'Close to your 62\u00a0years'],
  ['younger than', 57, [44, 70], 'Younger than your 62\u00a0years (may be chance)'],
  ['younger than', 45, [38, 55], 'Younger than your 62\u00a0years'],
  ['older than', 70, [58, 80], 'Older than your 62\u00a0years (may be chance)'],
  [null, 88, [80, 88], 'Past 88 ages are no longer told apart'],
] as const)('“%s”, told %s', (comparison, mobilityAge, range, words) => {
  const compared = { comparison, mobilityAge, mobilityAgeRange: [...range] as [number, number], userAge: 62 }
  expect(comparisonWords(compared)).toBe(words)
})
