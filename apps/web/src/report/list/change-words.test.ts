import type { FreeReport } from '@lithe/contracts/api'
import { expect, it } from 'vitest'
import { changeWords, comparisonWords } from './change-words.ts'

const since = '2026-03-12T09:00:00.000Z'
const visit = (verdict: NonNullable<FreeReport['change']>['verdict'] | null, createdAt: string) =>
  changeWords({
    createdAt,
    freeReportData: { change: verdict && { since, verdict } } as FreeReport,
  })

it.each([
  ['better', 'Better than on 12 March 2026', /two ordinary days usually differ by less/],
  ['same', 'The same as on 12 March 2026, as far as we can tell', /as much/],
  ['less', 'Less than on 12 March 2026', /another visit would show/],
  ['not-compared', 'Not compared with 12 March 2026', /another way, ended early/],
] as const)('“%s” names the day of the previous visit', (verdict, change, meaning) => {
  expect(visit(verdict, '2026-05-12T09:00:00.000Z')).toEqual({
    change,
    meaning: expect.stringMatching(meaning),
  })
})

it('a change names no date if both visits were on one day, and a first visit has no change', () => {
  expect(visit('better', '2026-03-12T10:00:00.000Z')?.change).toBe('Better than the test before')
  expect(visit(null, since)).toBeNull()
})

it.each([
  ['close to', 62, [55, 70], 'Close to your 62\u00a0years'],
  ['younger than', 57, [44, 70], 'Younger than your 62\u00a0years (may be chance)'],
  ['younger than', 45, [38, 55], 'Younger than your 62\u00a0years'],
  ['older than', 70, [58, 80], 'Older than your 62\u00a0years (may be chance)'],
  [null, 88, [80, 88], 'Past 88 we can no longer tell ages apart'],
] as const)(
  '“%s” with a mobility age of %s is worded with its certainty',
  (comparison, mobilityAge, range, words) => {
    const compared = {
      comparison,
      mobilityAge,
      mobilityAgeRange: [...range] as [number, number],
      userAge: 62,
    }
    expect(comparisonWords(compared)).toBe(words)
  },
)
