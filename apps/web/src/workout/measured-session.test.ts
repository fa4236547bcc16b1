import type { Measured, Measurement, RepetitionMeasurement } from '@lithe/movements/catalog'
import { clearSideView } from '@lithe/movements/testing'
import { expect, it } from 'vitest'
import { onSeat, shownOf } from './measured-session.ts'
import { shownInWords } from './said-after.ts'

const reps = (count: number, partials = 0): Measurement => ({
  movement: 'push-up',
  windowSeconds: 60,
  reps: count,
  partials,
  deepestDegrees: 88,
  quality: clearSideView,
})

it.each<[string, Measurement]>([
  [
    '31.4\u00a0seconds',
    { movement: 'plank', windowSeconds: 120, longestHoldSeconds: 31.44, holds: [], quality: clearSideView },
  ],
  [
    '82\u00a0degrees',
    {
      movement: 'sit-and-reach',
      windowSeconds: 60,
      minHipDegrees: 82.4,
      kneeDegrees: 175,
      minHipDegreesWithBentKnees: null,
      quality: clearSideView,
    },
  ],
  ['1 repetition', reps(1)],
  ['12 repetitions', reps(12, 3)],
  ['0 repetitions, 18 not full', reps(0, 18)],
  ['0 repetitions', reps(0)],
])('a result reads “%s”', (words, measurement) => {
  expect(shownInWords(shownOf(measurement))).toBe(words)
})

const squats: RepetitionMeasurement = {
  movement: 'squat',
  windowSeconds: 30,
  reps: 12,
  partials: 0,
  deepestDegrees: 88,
  quality: clearSideView,
}
const stands: RepetitionMeasurement = {
  ...squats,
  variant: 'seated',
  seat: { startedSeated: true, height: null },
}

it('chair stands are sent with the seat’s height', () => {
  const known = onSeat({ ok: true, measurement: stands }, 'about-43-cm')
  expect(known).toEqual({
    ok: true,
    measurement: { ...stands, seat: { startedSeated: true, height: 'about-43-cm' } },
  })
})

it.each<Measured>([
  { ok: true, measurement: squats },
  { ok: false, reason: 'no-person', quality: null },
])('other measurements stay unchanged', measured => {
  expect(onSeat(measured, 'about-43-cm')).toBe(measured)
})
