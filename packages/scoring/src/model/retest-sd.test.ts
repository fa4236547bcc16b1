import { expect, test } from 'vitest'
import { assess } from '../assess.ts'
import { medianHipDegrees } from '../flexibility/score-toe-touch.ts'
import { retestErrors } from '../norms/retest-error.ts'
import { stanceCurve } from '../norms/stance-norm.ts'
import type { Person } from '../person.ts'
import { isRealChange, typicalRetestSdYears } from '../real-change.ts'
import { medianSquats } from '../strength/score-stands.ts'
import { clearView, refused, squats, stance, toeTouch } from '../testing/measurements.ts'
import { curveThrough } from './curve.ts'

const medianLogSeconds = curveThrough(stanceCurve.ages, stanceCurve.medianLogSeconds)

/** The same numbers in every run: a linear congruential generator, and normal deviates from it. */
function deviates(seed: number) {
  let state = seed
  const uniform = () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32
    return (state + 0.5) / 2 ** 32
  }
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform())
}

/** Somebody of the norm's own spread, who sits the three tests anew at each call. Counting rounds by itself. */
function someone({ age, sex }: Person, deviate: () => number) {
  const logSeconds = medianLogSeconds(age) + stanceCurve.sigmaLogSeconds * deviate()
  const hip = medianHipDegrees(age, sex) + 10 * deviate()
  const reps = medianSquats(age, sex) + 4.2 * deviate()
  const off = (movement: 'single-leg-stance' | 'toe-touch' | 'squat', own = 1) =>
    own * (retestErrors[movement]?.error ?? 0) * deviate()
  return () =>
    assess(
      { age, sex },
      {
        balance: stance(Math.min(60, Math.exp(logSeconds + off('single-leg-stance')))),
        flexibility: toeTouch(hip + off('toe-touch')),
        strength: [squats(Math.max(0, Math.round(reps + off('squat', Math.sqrt(11 / 12)))))],
      },
    )
}

const asShown = ({ mobilityAge, retestSdYears }: ReturnType<typeof assess>) => ({
  mobilityAge: mobilityAge === null ? null : Math.round(mobilityAge),
  retestSdYears,
})

test('two sittings of an unchanged person are called a real change about once in twenty times', () => {
  const deviate = deviates(7)
  const pairs = [30, 45, 55, 60, 65, 70, 75, 80].flatMap(age =>
    (['Male', 'Female'] as const).flatMap(sex =>
      Array.from({ length: 60 }, () => {
        const sit = someone({ age, sex }, deviate)
        return [sit(), sit()] as const
      }),
    ),
  )
  const real = pairs.filter(([one, other]) => isRealChange(asShown(one), asShown(other)))
  expect(real.length / pairs.length).toBeGreaterThan(0.03)
  expect(real.length / pairs.length).toBeLessThan(0.075)
}, 60_000)

test('the typical swing is what the model gives on average from 50 to 80', () => {
  const deviate = deviates(3)
  const swings = [50, 55, 60, 65, 70, 75, 80].flatMap(age =>
    Array.from({ length: 20 }, () => someone({ age, sex: 'Female' }, deviate)().retestSdYears ?? 0),
  )
  const mean = swings.reduce((sum, swing) => sum + swing, 0) / swings.length
  expect(Math.abs(mean - typicalRetestSdYears)).toBeLessThan(0.3)
}, 60_000)

test('what was not seen clearly swings more', () => {
  const swingOf = (level: 'good' | 'fair' | 'poor') => {
    const quality = { ...clearView, level }
    return assess(
      { age: 66, sex: 'Male' },
      {
        balance: stance(20, { quality }),
        flexibility: toeTouch(80, { quality }),
        strength: [squats(13, { quality })],
      },
    ).retestSdYears
  }
  expect(swingOf('fair')).toBeGreaterThan(swingOf('good') ?? 0)
  expect(swingOf('poor')).toBeGreaterThan(swingOf('fair') ?? 0)
})

test('there is no swing to tell without an age', () => {
  const person = { age: 66, sex: 'Male' } as const
  const nothing = { balance: refused('near-fall'), flexibility: undefined, strength: [] }
  expect(assess(person, nothing).retestSdYears).toBeNull()
})
