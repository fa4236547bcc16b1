import type { Measurement, Quality } from '@lithe/movements/catalog'
import { clearView } from '@lithe/movements/testing'
import { describe, expect, it } from 'vitest'
import { resultWords } from './result-words.ts'

const quality = (level: Quality['level']): Quality => ({ ...clearView, level })
const window = { windowSeconds: 60, quality: quality('good') }
const squats = {
  movement: 'squat',
  reps: 12,
  partials: 0,
  deepestDegrees: 70,
  ...window,
} satisfies Measurement
const reach: Measurement = {
  movement: 'toe-touch',
  minHipDegrees: 94.6,
  kneeDegrees: 170,
  minHipDegreesWithBentKnees: null,
  ...window,
}

describe('result words', () => {
  it('say how to come up from a fold before what the number means', () => {
    for (const minHipDegreesWithBentKnees of [null, 80])
      expect(resultWords({ ...reach, minHipDegreesWithBentKnees }).note).toMatch(
        /^Come up slowly, hold on, .*three slow breaths\./,
      )
  })

  it('name the standing leg, not the lifted one', () => {
    const stance: Measurement = {
      movement: 'single-leg-stance',
      longestHoldSeconds: 21.43,
      holds: [
        { fromSeconds: 0, toSeconds: 4, lifted: 'right' },
        { fromSeconds: 6, toSeconds: 27.43, lifted: 'left' },
      ],
      sway: 0.01,
      ...window,
    }
    expect(resultWords(stance)).toMatchObject({ value: '21.4', unit: 'seconds' })
    expect(resultWords(stance).note).toContain('right leg')
  })

  it('count repetitions and mention incomplete ones', () => {
    expect(resultWords(squats)).toMatchObject({
      value: '12',
      unit: 'squats',
      note: 'Every one a full one.',
    })
    expect(resultWords({ ...squats, reps: 1 }).unit).toBe('squat')
    expect(resultWords({ ...squats, partials: 1 }).note).toContain('one')
    expect(resultWords({ ...squats, partials: 3 }).note).toContain('3')
    expect(resultWords({ ...squats, reps: 0 }).note).toBe('None this time.')
  })

  it.each([
    [squats, 'We saw 18 that did not reach level thighs.'],
    [{ ...squats, variant: 'seated' }, 'We saw 18 that did not come all the way up.'],
    [{ ...squats, movement: 'push-up' }, 'We saw 18 that did not reach a right angle at the elbows.'],
    [
      { ...squats, movement: 'jumping-jack' },
      'We saw 18 that did not bring the hands above the head, feet apart.',
    ],
  ] as const)('say what was missing if no repetition was full', (done, note) => {
    expect(resultWords({ ...done, reps: 0, partials: 18 }).note).toBe(note)
    expect(resultWords({ ...done, reps: 0, partials: 1 }).note).toContain('We saw one that did not')
  })

  it('say that a chair stand in progress at the end counts', () => {
    const stands = { ...squats, variant: 'seated', isLastByBell: true } as const
    expect(resultWords(stands)).toMatchObject({
      value: '12',
      note: 'The one you were doing when time ran out counts too.',
    })
    expect(resultWords({ ...stands, partials: 2 }).note).toBe(
      'Plus 2 that were not quite full. The one you were doing when time ran out counts too.',
    )
  })

  it('give a reach in whole degrees', () => {
    expect(resultWords(reach)).toMatchObject({ value: '95°', unit: 'hip angle' })
    expect(resultWords({ ...reach, minHipDegreesWithBentKnees: 60 }).note).toContain('bent knees')
  })

  it('give a plank in seconds', () => {
    const plank: Measurement = { movement: 'plank', longestHoldSeconds: 1, holds: [], ...window }
    expect(resultWords(plank)).toMatchObject({ value: '1', unit: 'second' })
  })

  it('state the view quality', () => {
    const said = (['good', 'fair', 'poor'] as const).map(
      level => resultWords({ ...squats, quality: quality(level) }).quality,
    )
    expect(new Set(said).size).toBe(3)
  })
})
