import { workoutSets } from '@lithe/movements/catalog'
import { describe, expect, it } from 'vitest'
import { minutesOf, organisationCode, statedMinutes, workoutsOf } from './organisations.ts'

const insurer = { workoutSet: 'organisation' } as const

describe('an organisation', () => {
  it('has one code, in any letter case', () => {
    expect([' Insurer ', 'INSURER', 'insurer'].map(organisationCode)).toEqual(Array(3).fill('insurer'))
  })

  it('selects its own movements; without an organisation everyone does the default set', () => {
    expect(workoutsOf(insurer)).toBe(workoutSets.organisation)
    expect(workoutsOf(null)).toBe(workoutSets.default)
  })

  it('states the rounded minutes of its movements and breaks; the default is 5', () => {
    expect(minutesOf(insurer)).toBe(8)
    expect(minutesOf(null)).toBe(5)
  })

  it('rounds to the nearest minute and never states less than one', () => {
    expect([0, 29, 89, 90, 480].map(statedMinutes)).toEqual([1, 1, 1, 2, 8])
  })
})
