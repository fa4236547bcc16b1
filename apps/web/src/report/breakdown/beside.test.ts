import { FullReport } from '@lithe/contracts/api'
import { expect, test } from 'vitest'
import recorded from '../../testing/screens/recorded-report.json' with { type: 'json' }
import { causeOf } from './beside.tsx'
import { breakdownLines } from './breakdown-lines.ts'

const years = { balance: 0, flexibility: 0, strength: 0 }

function cause(userAge: number, mobilityAge: number, effects: Partial<typeof years>, seconds = 31.4) {
  const full = FullReport.parse(recorded.fullReportData)
  const { balance, flexibility, strength } = full.assessmentBreakdown
  const told = { ...years, ...effects }
  const assessmentBreakdown = {
    balance: { ...balance, yearsEffect: told.balance, duration: seconds },
    flexibility: { ...flexibility, yearsEffect: told.flexibility },
    strength: { ...strength, yearsEffect: told.strength },
  } as typeof full.assessmentBreakdown
  const ages = { ...full, userAge, mobilityAge }
  const found = causeOf(ages, breakdownLines(assessmentBreakdown, ages))
  return found && [found.line.test, found.years]
}

test.each([
  [
    'what adds most to an older age',
    () => cause(62, 65, { balance: -2, flexibility: 4, strength: 1 }),
    ['flexibility', 4],
  ],
  [
    'what takes most off a younger one',
    () => cause(62, 58, { balance: -5, flexibility: 6, strength: -5 }),
    ['balance', -5],
  ],
  [
    'the largest of either at one’s own age',
    () => cause(62, 62, { balance: -1, flexibility: 3, strength: -2 }),
    ['flexibility', 3],
  ],
  ['nothing if the years do not add up', () => cause(62, 70, { balance: 1 }), null],
  ['never a short hold at 80 or over', () => cause(84, 80, { balance: -4 }, 3), null],
])('the largest cause is %s', (_, found, expected) => {
  expect(found()).toEqual(expected)
})
