import { expect, test } from 'vitest'
import { scoreStance } from '../balance/score-stance.ts'
import { scoreToeTouch } from '../flexibility/score-toe-touch.ts'
import { scoreStands } from '../strength/score-stands.ts'
import { squats, stance, toeTouch } from '../testing/measurements.ts'
import { referencePosteriors } from '../testing/reference-posteriors.ts'
import { centred } from './centring.ts'
import { normalEvidence } from './normal.ts'
import { gridAges, posterior } from './posterior.ts'

test('the prior remains without evidence: mean, 80 % interval and middle half', () => {
  const { mean, range80, range50 } = posterior({ mean: 53, sd: 6 }, [])
  expect(mean).toBeCloseTo(53, 6)
  expect(range80[0]).toBeCloseTo(53 - 1.2816 * 6, 1)
  expect(range80[1]).toBeCloseTo(53 + 1.2816 * 6, 1)
  expect(range50[0]).toBeCloseTo(53 - 0.6745 * 6, 1)
  expect(range50[1]).toBeCloseTo(53 + 0.6745 * 6, 1)
})

test('evidence as precise as the prior meets it halfway and narrows the interval by √2', () => {
  const prior = { mean: 45, sd: 6 }
  const { mean, range80 } = posterior(prior, [normalEvidence(55, gridAges, 6)])
  expect(mean).toBeCloseTo(50, 3)
  expect(range80[1] - range80[0]).toBeCloseTo((2 * 1.2816 * 6) / Math.SQRT2, 1)
})

test.each([20, 94])('no edge of the age grid shifts the mean at %i', age => {
  expect(posterior({ mean: age, sd: 12 }, []).mean).toBeCloseTo(age, 2)
})

test.each([20, 94])('extreme results in either direction still yield an age (%i)', age => {
  const prior = { mean: age, sd: 12 }
  const person = { age, sex: 'Female' } as const
  for (const [reps, degrees, seconds] of [
    [400, 179, 0.1],
    [0, 1, 600],
  ] as const) {
    const says = [
      scoreStands(squats(reps).measurement, person),
      scoreToeTouch(toeTouch(degrees).measurement, person),
      scoreStance(stance(seconds, { windowSeconds: 600 }).measurement, person),
    ].map(say => centred(prior, say))
    const { mean, range80 } = posterior(
      prior,
      says.map(({ evidence }) => evidence),
    )
    expect(mean).toBeGreaterThan(range80[0])
    expect(mean).toBeLessThan(range80[1])
  }
})

test.each(referencePosteriors)(
  'a %s of %i with %f s (running: %s), %i° and %i squats is within a tenth of a year of the reference',
  (sex, age, heldSeconds, isRunning, hipDegrees, reps, mean, from, to) => {
    const person = { age, sex }
    const holds = [
      { fromSeconds: 0, toSeconds: heldSeconds, lifted: 'left', endedBy: isRunning ? 'clock' : 'let-go' },
    ] as const
    const told = posterior({ mean: age, sd: 12 }, [
      scoreStance(stance(heldSeconds, { holds: [...holds] }).measurement, person).evidence,
      scoreToeTouch(toeTouch(hipDegrees).measurement, person).evidence,
      scoreStands(squats(reps).measurement, person).evidence,
    ])
    expect(Math.abs(told.mean - mean)).toBeLessThan(0.1)
    expect(Math.abs(told.range80[0] - from)).toBeLessThan(0.2)
    expect(Math.abs(told.range80[1] - to)).toBeLessThan(0.2)
  },
)

test('alternative curves only widen the range and keep the age', () => {
  const prior = { mean: 50, sd: 12 }
  const at = (mean: number, sd: number) =>
    Float64Array.from(gridAges, age => Math.exp(-0.5 * ((age - mean) / sd) ** 2))
  const alone = posterior(prior, [at(60, 20)])
  const older = posterior(prior, [at(60, 20)], [[at(90, 20)]])
  const sharper = posterior(prior, [at(60, 20)], [[at(alone.mean, 3)]])
  expect(older.mean).toBe(alone.mean)
  expect(older.range80[1]).toBeGreaterThan(alone.range80[1] + 2)
  expect(sharper).toEqual(alone)
})
