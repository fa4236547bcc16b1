import { describe, expect, test } from 'vitest'
import { tests } from '../definition/movement-definition.ts'
import { movementIds, movements } from './movement.ts'
import {
  breakSeconds,
  standingFirst,
  type WorkoutItem,
  type WorkoutSetName,
  workoutSeconds,
  workoutSets,
} from './workout.ts'

const plan = (items: readonly WorkoutItem[]) =>
  items.map(item => [item.type === 'break' ? 'break' : item.movement, item.durationSeconds])
const setNames = Object.keys(workoutSets) as WorkoutSetName[]

describe('the default set', () => {
  test('has stance, toe touch and squats, with breaks between them', () => {
    expect(plan(workoutSets.default)).toEqual([
      ['single-leg-stance', 60],
      ['break', 15],
      ['toe-touch', 30],
      ['break', 15],
      ['squat', 30],
    ])
  })

  test('already has its standing movement first', () => {
    expect(standingFirst(workoutSets.default)).toEqual(workoutSets.default)
  })

  test('takes two and a half minutes', () => {
    expect(workoutSeconds(workoutSets.default)).toBe(150)
  })

  test('has one movement for each test', () => {
    const measured = workoutSets.default.flatMap(item => (item.type === 'exercise' ? [item.test] : []))
    expect([...measured].sort()).toEqual([...tests].sort())
  })
})

describe('the organisation set', () => {
  test('has five movements in the specified order, with breaks between them', () => {
    expect(plan(workoutSets.organisation)).toEqual([
      ['push-up', 60],
      ['break', 15],
      ['jumping-jack', 60],
      ['break', 15],
      ['single-leg-stance', 120],
      ['break', 15],
      ['plank', 120],
      ['break', 15],
      ['sit-and-reach', 60],
    ])
  })

  test('keeps its movements but has only one descent to the floor when standing comes first', () => {
    const reordered = standingFirst(workoutSets.organisation)
    expect(plan(reordered)).toEqual([
      ['single-leg-stance', 120],
      ['break', 15],
      ['jumping-jack', 60],
      ['break', 15],
      ['push-up', 60],
      ['break', 15],
      ['plank', 120],
      ['break', 15],
      ['sit-and-reach', 60],
    ])
    expect(workoutSeconds(reordered)).toBe(workoutSeconds(workoutSets.organisation))
  })

  test('takes eight minutes', () => {
    expect(workoutSeconds(workoutSets.organisation)).toBe(480)
  })
})

describe.each(setNames)('the %s set', name => {
  const items = workoutSets[name]

  test('names each item once', () => {
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
  })

  test('has breaks of 15 seconds', () => {
    expect(breakSeconds).toBe(15)
    for (const item of items) if (item.type === 'break') expect(item.durationSeconds).toBe(breakSeconds)
  })
})

describe('the catalogue', () => {
  test.each(movementIds)('finds %s by its id', id => {
    expect(movements[id].id).toBe(id)
  })

  test('gives each movement a player protocol number of its own', () => {
    expect(new Set(movementIds.map(id => movements[id].videoId)).size).toBe(movementIds.length)
  })

  test.each([
    ['balance', 'seconds'],
    ['flexibility', 'degrees'],
  ] as const)('counts %s in %s', (test, unit) => {
    for (const id of movementIds) if (movements[id].test === test) expect(movements[id].unit).toBe(unit)
  })
})
