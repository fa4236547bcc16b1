import { degrees } from '@lithe/pose'
import { expect, test } from 'vitest'
import { seriesErrors } from './series-errors.ts'

const straight = { kneeLeft: 170, kneeRight: 170, hip: 170, elbowLeft: 170, elbowRight: 170 }
const bent = { ...straight, kneeLeft: 90 }
const truth = {
  movement: 'squat' as const,
  expected: {},
  frames: [
    { t: 0, ...straight },
    { t: 1, ...bent },
  ],
}
const measured = (t: number, kneeLeft: number) => ({
  t,
  angles: {
    kneeLeft: degrees(kneeLeft),
    kneeRight: degrees(172),
    hip: degrees(170),
    elbowLeft: degrees(170),
    elbowRight: degrees(170),
  },
})

test('each joint is compared with the interpolated truth', () => {
  const errors = seriesErrors({ truth, series: [measured(0, 173), measured(0.5, 127), measured(1, 90)] })
  expect(errors?.kneeLeft.meanDegrees).toBeCloseTo(2)
  expect(errors?.kneeLeft.biasDegrees).toBeCloseTo(0)
  expect(errors?.kneeRight.biasDegrees).toBeCloseTo(2)
  expect(errors?.frames).toBe(3)
})

test('frames without a body, or after the truth ends, are skipped', () => {
  const series = [{ t: 0.2, angles: null }, measured(0, 170), measured(4, 10)]
  expect(seriesErrors({ truth, series })?.frames).toBe(1)
})

test('a film with unknown angles has no errors', () => {
  expect(seriesErrors({ truth: { ...truth, frames: [] }, series: [measured(0, 170)] })).toBeNull()
  expect(seriesErrors({ truth: null, series: [measured(0, 170)] })).toBeNull()
})
