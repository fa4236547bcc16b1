import { describe, expect, test } from 'vitest'
import { isChairStand } from './chair-stands.ts'
import { doneInstead } from './ways.ts'
import { exercise, workoutSets } from './workout.ts'

describe('chair stands', () => {
  test('are the seated squats of a set alone', () => {
    const item = { ...exercise('squat', 30), variant: 'seated' } as const
    const others = [exercise('squat', 30), { ...exercise('toe-touch', 30), variant: 'seated' } as const]
    expect([item, ...others].map(isChairStand)).toEqual([true, false, false])
  })

  test('last 30 seconds in every set', () => {
    const windows = Object.values(workoutSets).flatMap(items =>
      items.flatMap(item => {
        if (item.type === 'break') return []
        const instead = doneInstead(item.movement)
        return [item, ...(instead ? [instead] : [])]
          .filter(({ movement }) => movement === 'squat')
          .map(({ durationSeconds }) => durationSeconds)
      }),
    )
    expect(windows).toEqual([30, 30])
  })
})
