import type { LiveReading } from '@lithe/movements'
import { expect, it } from 'vitest'
import { createMomentCue } from './moment-cue.ts'

type Seen = readonly [seconds: number, phase: LiveReading['phase']]

const cuesOf = (movement: Parameters<typeof createMomentCue>[0]['movement'], ...moments: Seen[]) => {
  const cueAt = createMomentCue({ movement })
  return moments.map(([seconds, phase]) => cueAt({ reading: { phase }, seconds }))
}

it('a person on one leg hears “steady” while the foot is up', () => {
  expect(cuesOf('single-leg-stance', [0, 'waiting'], [1, 'holding'], [9, 'waiting'])).toEqual([
    null,
    'steady',
    null,
  ])
})

it('a person repeating is told to keep going, and asked for one more only after a rest', () => {
  expect(
    cuesOf(
      'squat',
      [0, 'resting'],
      [2, 'moving'],
      [4, 'resting'],
      [6, 'resting'],
      [8, 'resting'],
      [9, 'moving'],
    ),
  ).toEqual([null, null, 'keep-going', 'once-more', 'once-more', 'keep-going'])
})

it('a person who falls short is told to keep going too, and no longer how to begin', () => {
  const [before, first, ...since] = cuesOf(
    'squat',
    [0, 'resting'],
    [2, 'moving'],
    [4, 'resting'],
    [5, 'moving'],
  )
  expect([before, first]).toEqual([null, null])
  expect(since).toEqual(['keep-going', 'keep-going'])
})

it('a person is told to hold a reach while it lasts, and then that it may be repeated', () => {
  expect(cuesOf('toe-touch', [0, 'resting'], [2, 'holding'], [4, 'resting'])).toEqual([
    null,
    'stay-there',
    'once-more',
  ])
})
