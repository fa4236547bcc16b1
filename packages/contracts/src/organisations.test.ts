import { workoutSets } from '@lithe/movements/catalog'
import { describe, expect, it } from 'vitest'
import { findOrganisation, minutesOf, organisations, statedMinutes, workoutsOf } from './organisations.ts'

const insurer = findOrganisation('insurer')

describe('an organisation', () => {
  it('is found by its code in any case, and by nothing else', () => {
    expect(findOrganisation('INSURER')).toBe(insurer)
    expect(findOrganisation(' Insurer ')?.name).toBe('Your insurer')
    for (const unknown of ['', 'insurers', 'toString', null, undefined])
      expect(findOrganisation(unknown)).toBeNull()
  })

  it('has a code of its own, so that a link means one organisation', () => {
    const codes = organisations.map(({ code }) => code.toLowerCase())
    expect(new Set(codes).size).toBe(codes.length)
  })

  it('has a mark that comes from our own origin, or none', () => {
    for (const { logo } of organisations) expect(logo ?? '/none').toMatch(/^\/[\w./-]+$/)
  })

  it('chooses its own movements; without one it is the set everyone does', () => {
    expect(workoutsOf(insurer)).toBe(workoutSets.organisation)
    expect(workoutsOf(null)).toBe(workoutSets.default)
  })

  it('states the rounded minutes of its movements and breaks; without one it is 5', () => {
    expect(minutesOf(insurer)).toBe(8)
    expect(minutesOf(null)).toBe(5)
  })

  it('rounds to the nearest minute and never states less than one', () => {
    expect([0, 29, 89, 90, 480].map(statedMinutes)).toEqual([1, 1, 1, 2, 8])
  })
})
