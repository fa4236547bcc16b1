import { describe, expect, test } from 'vitest'
import { levelTable, type Outcome, outcomeOf } from './levels.ts'

const outcome = (level: Outcome['level'], isWithinBar: boolean, error: number): Outcome => ({
  kind: 'holds',
  level,
  isWithinBar,
  error,
})

describe('the table of levels', () => {
  const table = levelTable([
    outcome('good', true, 0.1),
    outcome('good', true, 0.2),
    outcome('poor', true, 0),
    outcome('poor', false, 3),
    outcome(null, false, 0),
  ])

  test('shows how many of each level were within tolerance, and their errors', () => {
    expect(table).toContain('| holds | good | 2 | 100.0 % | 0.15 s | 0.20 s |')
    expect(table).toContain('| holds | poor | 2 | 50.0 % | 1.50 s | 3.00 s |')
  })

  test('counts refusals separately', () => {
    expect(table).toContain('| holds | refused | 1 |')
  })

  test('omits empty levels', () => {
    expect(table).not.toContain('fair')
    expect(table).not.toContain('counts')
  })
})

test('a refusal has no level', () => {
  expect(outcomeOf({ ok: false, reason: 'no-person', quality: null }, { reps: 3 })).toMatchObject({
    kind: 'counts',
    level: null,
  })
})
