import { describe, expect, test } from 'vitest'
import { type Quality, seatHeights } from '../definition/movement-kinds.ts'
import { isChairStand, meetsLoinc66247 } from './chair-stands.ts'
import type { Measurement, RepetitionMeasurement } from './measurement.ts'
import { doneInstead } from './ways.ts'
import { exercise, workoutSets } from './workout.ts'

const quality: Quality = {
  level: 'good',
  framesPerSecond: 30,
  trackedShare: 1,
  framedShare: 1,
  visibility: 0.9,
  view: 'oblique',
  viewDegrees: 40,
}
const published = {
  movement: 'squat',
  variant: 'seated',
  windowSeconds: 30,
  reps: 12,
  partials: 0,
  deepestDegrees: 88,
  seat: { startedSeated: true, height: 'about-43-cm' },
  quality,
} satisfies RepetitionMeasurement

describe('the name LOINC 66247-8', () => {
  test('applies to thirty seconds of chair stands started on a 43 cm seat', () => {
    expect(meetsLoinc66247(published)).toBe(true)
    expect(meetsLoinc66247({ ...published, isLastByBell: true })).toBe(true)
  })

  const { variant: _seated, seat: _seat, ...squats } = published
  const { seat: _known, ...older } = published
  test.each<[string, Measurement]>([
    ['free squats', squats],
    ['squats that claim a seat', { ...squats, seat: published.seat }],
    ['push-ups', { ...squats, movement: 'push-up' }],
    ['a minute of stands', { ...published, windowSeconds: 60 }],
    ['stands that began standing', { ...published, seat: { ...published.seat, startedSeated: false } }],
    [
      'stands of which nobody asked how high the seat is',
      { ...published, seat: { ...published.seat, height: null } },
    ],
    ['stands measured before that was known', older],
    ...seatHeights
      .filter(height => height !== 'about-43-cm')
      .map((height): [string, Measurement] => [
        `a seat that is ${height}`,
        { ...published, seat: { startedSeated: true, height } },
      ]),
  ])('never applies to %s', (_, measurement) => {
    expect(meetsLoinc66247(measurement)).toBe(false)
  })

  test('belongs to the seated squats of a set alone', () => {
    const item = { ...exercise('squat', 30), variant: 'seated' } as const
    const others = [exercise('squat', 30), { ...exercise('toe-touch', 30), variant: 'seated' } as const]
    expect([item, ...others].map(isChairStand)).toEqual([true, false, false])
  })

  test('can apply in every set, since chair stands always last 30 seconds', () => {
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
