import { clearView } from '@lithe/movements/testing'
import { expect, it } from 'vitest'
import { assess } from '../assess.ts'
import { posteriorMean } from '../model/posterior.ts'
import { jumpingJacks, plank, pushUps, refused, squats } from '../testing/measurements.ts'
import { scoreStands } from './score-stands.ts'
import { scoreStrength } from './score-strength.ts'

const person = { age: 62, sex: 'Female' } as const

it('movements that affect the age come first, then scored ones, then counted ones, whatever their order', () => {
  const done = [jumpingJacks(40), plank(60), pushUps(9), squats(14)].map(({ measurement }) => measurement)
  const inOrder = ['squat', 'push-up', 'plank', 'jumping-jack']
  for (const all of [done, done.toReversed(), [...done.slice(2), ...done.slice(0, 2)]]) {
    const [first, ...rest] = scoreStrength(all, person).map(({ strength }) => strength.movement)
    expect(first).toBe('squat')
    expect(rest.at(-1)).toBe('jumping-jack')
    expect([first, ...rest].toSorted()).toEqual(inOrder.toSorted())
  }
})

it('the way a person stands up is reported but changes neither score nor age', () => {
  const rising = {
    firstFive: { value: 9, error: 0.1 },
    unevenness: null,
    lean: null,
    kneeTravel: null,
    hipTravel: null,
  }
  const visit = { balance: undefined, flexibility: undefined }
  const [told, plain] = [{ rising }, {}].map(seen =>
    assess(person, { ...visit, strength: [squats(14, seen)] }),
  )
  const part = told?.breakdown.strength
  expect(part && 'movements' in part && part.movements[0]).toMatchObject({ rising })
  expect(JSON.parse(JSON.stringify(told).replace(`,"rising":${JSON.stringify(rising)}`, ''))).toEqual(
    JSON.parse(JSON.stringify(plain)),
  )
})

it('the quality of strength is its worst movement’s', () => {
  const blurred = { ...clearView, level: 'fair' } as const
  const qualityOf = (...strength: Parameters<typeof assess>[1]['strength'][number][]) => {
    const nothing = { balance: refused('near-fall'), flexibility: undefined }
    const { strength: part } = assess(person, { ...nothing, strength }).breakdown
    return 'missing' in part ? null : part.quality
  }
  expect(qualityOf(squats(14))).toBe('good')
  expect(qualityOf(squats(14, { quality: blurred }), pushUps(9))).toBe('fair')
  expect(qualityOf(squats(14), pushUps(9, { quality: blurred }))).toBe('fair')
})

it('the camera’s miscounts scale with the window, like the count', () => {
  const quality = { ...clearView, level: 'poor' } as const
  const half = scoreStands(squats(14, { quality }).measurement, person)
  const minute = scoreStands(squats(28, { quality, windowSeconds: 60 }).measurement, person)
  const pullOf = ({ evidence }: { evidence: Float64Array }) =>
    Math.abs(posteriorMean({ mean: 30, sd: 12 }, [evidence]) - 30)
  expect(pullOf(minute)).toBeGreaterThan(pullOf(half))
})
