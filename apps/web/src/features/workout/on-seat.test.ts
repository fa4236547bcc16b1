import { type Measured, meetsLoinc66247, type RepetitionMeasurement } from '@lithe/movements/catalog'
import { expect, it } from 'vitest'
import { onSeat } from './on-seat.ts'

const squats: RepetitionMeasurement = {
  movement: 'squat',
  windowSeconds: 30,
  reps: 12,
  partials: 0,
  deepestDegrees: 88,
  quality: {
    level: 'good',
    framesPerSecond: 30,
    trackedShare: 1,
    framedShare: 1,
    visibility: 1,
    view: 'side',
    viewDegrees: 90,
  },
}
const stands: RepetitionMeasurement = {
  ...squats,
  ease: 'seated',
  seat: { startedSeated: true, height: null },
}

it('tells a measurement of chair stands how high the seat was', () => {
  const known = onSeat({ ok: true, measurement: stands }, 'about-43-cm')
  expect(known).toEqual({
    ok: true,
    measurement: { ...stands, seat: { startedSeated: true, height: 'about-43-cm' } },
  })
  expect(known.ok && meetsLoinc66247(known.measurement)).toBe(true)
})

it.each<Measured>([
  { ok: true, measurement: squats },
  { ok: false, reason: 'no-person', quality: null },
])('leaves everything else as it is', measured => {
  expect(onSeat(measured, 'about-43-cm')).toBe(measured)
})
