import { lengthOf, minus, skeletonOf } from '@lithe/body'
import { describe, expect, it } from 'vitest'
import { exampleMovements, timesOf } from '../testing/example-movements.ts'
import { bodyAngles } from '../truth/body-angles.ts'

const perSecond = 100

const changes = <T>(series: readonly T[], change: (before: T, after: T) => number) =>
  series.slice(1).map((after, index) => change(series[index] ?? after, after) * perSecond)

const calm = { metresPerSecond: 3, metresPerSecondSquared: 40 }
/** Limits of a jump, which swings the arms and lands hard. */
const jumping = { metresPerSecond: 7.5, metresPerSecondSquared: 100 }

describe.each(exampleMovements)('$name', ({ movement }) => {
  const limit = movement.id === 'jumping-jack' ? jumping : calm
  const skeletons = timesOf(movement, perSecond).map(t => skeletonOf(movement.body, movement.postureAt(t)))

  it.each(['kneeLeft', 'kneeRight', 'hip', 'elbowLeft', 'elbowRight'] as const)(
    'turns %s no faster than 600° a second',
    joint => {
      const speeds = changes(skeletons.map(bodyAngles), (before, after) => after[joint] - before[joint])
      expect(Math.max(...speeds.map(Math.abs))).toBeLessThan(600)
    },
  )

  it.each(['fingertip', 'toe', 'knee', 'shoulder'] as const)(
    'moves the %s no faster than a person can, and without jerks',
    joint => {
      for (const side of ['left', 'right'] as const) {
        const places = skeletons.map(({ sides }) => sides[side][joint])
        const steps = places.slice(1).map((place, index) => minus(place, places[index] ?? place))
        expect(Math.max(...steps.map(lengthOf)) * perSecond).toBeLessThan(limit.metresPerSecond)
        const pushes = changes(steps, (before, after) => lengthOf(minus(after, before)) * perSecond)
        expect(Math.max(...pushes)).toBeLessThan(limit.metresPerSecondSquared)
      }
    },
  )
})
