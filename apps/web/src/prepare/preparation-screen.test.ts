import { describe, expect, it } from 'vitest'
import { mustStandFirst } from '../memory/visit/planned.ts'
import { habits, ladderFor, noAnswers, type SafetyAnswers } from './ladder-for.ts'
import { isEasing, safetyAnswers } from './safety-questions.ts'

const allHabits = Object.keys(habits) as (keyof typeof habits)[]

function standsFirst(age: number, more: Partial<SafetyAnswers> = {}) {
  const ladder = ladderFor({ ...noAnswers(age), mayExercise: true, hasCompany: true, ...more })
  if (ladder.is !== 'ways') throw new Error(`still at ${ladder.is}`)
  return mustStandFirst(ladder.ways)
}

describe('standing movements', () => {
  it('keep their given place for a person under 65 without ticks', () => {
    for (const age of [0, 12, 50, 64]) expect(standsFirst(age), `at ${age}`).toBe(false)
  })

  it('come first from 65 on, in company, alone, or with a habit', () => {
    for (const age of [65, 74, 75, 94])
      for (const hasCompany of [true, false])
        expect(standsFirst(age, { hasCompany, habits: allHabits }), `at ${age}`).toBe(true)
  })

  it.each(safetyAnswers.filter(isEasing))('come first after a tick: %s', answer => {
    expect(standsFirst(30, { ticked: [answer], habits: allHabits })).toBe(true)
  })
})
