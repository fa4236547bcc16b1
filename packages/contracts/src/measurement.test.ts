import { type Measured, type Measurement, type MovementId, refusalReasons } from '@lithe/movements/catalog'
import { clearView } from '@lithe/movements/testing'
import { describe, expect, expectTypeOf, test } from 'vitest'
import type { z } from 'zod'
import { MeasuredSchema, MeasurementSchema } from './measurement.ts'
import { plank, reach, squats, stance } from './testing/measurements.ts'

/** First issue of a value, as `path: message`. */
function objection(value: unknown): string | null {
  const parsed = MeasurementSchema.safeParse(value)
  const issue = parsed.error?.issues[0]
  return issue ? `${issue.path.join('.')}: ${issue.message}` : null
}

const rising = {
  firstFive: { value: 12.4, error: 0.13 },
  unevenness: { value: 0.1, error: 0.15 },
  lean: null,
  kneeTravel: { value: 96, error: 4 },
  hipTravel: null,
}

/** The fields of one movement in a union. */
type SaidOf<Union, Id> = Union extends { movement: infer Movement }
  ? Id extends Movement
    ? Omit<Union, 'movement'>
    : never
  : never
type IsSame<One, Other> = [One, Other] extends [Other, One] ? true : false
/** Movements whose schema and type differ. */
type Differing = {
  [Id in MovementId]: IsSame<
    SaidOf<z.infer<typeof MeasurementSchema>, Id>,
    SaidOf<Measurement, Id>
  > extends true
    ? never
    : Id
}[MovementId]

test('each movement’s schema accepts exactly its type; otherwise compilation names the movement', () => {
  const differing: [Differing] extends [never] ? 'no movement' : Differing = 'no movement'
  expect(differing).toBe('no movement')
})

test('the schema accepts exactly its type, with no movement missing on either side', () => {
  expectTypeOf<z.infer<typeof MeasurementSchema>>().toExtend<Measurement>()
  expectTypeOf<Measurement>().toExtend<z.infer<typeof MeasurementSchema>>()
  expectTypeOf<z.infer<typeof MeasuredSchema>>().toExtend<Measured>()
  expectTypeOf<Measured>().toExtend<z.infer<typeof MeasuredSchema>>()
  expectTypeOf<Measurement['movement']>().toEqualTypeOf<MovementId>()
})

describe('a measurement', () => {
  test.each([
    stance,
    reach,
    { ...reach, movement: 'sit-and-reach' },
    squats,
    { ...squats, movement: 'push-up' },
    { ...squats, movement: 'jumping-jack' },
    plank,
    { ...stance, holds: [{ fromSeconds: 0, toSeconds: 21.4, lifted: 'left', endedBy: 'unseen' }] },
    { ...plank, holds: [{ fromSeconds: 0, toSeconds: 42, endedBy: 'clock' }] },
    { ...stance, variant: 'supported' },
    { ...stance, variant: 'semi-tandem' },
    { ...reach, variant: 'seated' },
    { ...squats, variant: 'seated' },
    {
      ...squats,
      variant: 'seated',
      seat: { startedSeated: true, height: 'about-43-cm' },
      isLastByBell: true,
    },
    { ...squats, variant: 'seated', seat: { startedSeated: false, height: null } },
    { ...squats, rising },
  ])('survives transport unchanged: $movement ($variant)', measurement => {
    expect(MeasurementSchema.parse(JSON.parse(JSON.stringify(measurement)))).toEqual(measurement)
  })

  const tooMany = 'reps: more repetitions than the seconds allow'
  const tooLong = 'longestHoldSeconds: a hold cannot be longer than the measurement window'
  const oddHold = 'holds: a hold must start before it ends and lie inside the window'
  const onlyOnASeat = 'seat: only chair stands begin on a seat'
  const noSuchWay = 'variant: this movement has no such easier way'
  test.each([
    ['more repetitions than anyone can do', { ...squats, reps: 77, partials: 0 }, tooMany],
    ['partials that exceed the limit', { ...squats, reps: 60, partials: 17 }, tooMany],
    ['a hold longer than its window', { ...stance, longestHoldSeconds: 60.6 }, tooLong],
    ['a plank longer than its window', { ...plank, longestHoldSeconds: 121 }, tooLong],
    [
      'a hold that ends before it starts',
      { ...stance, holds: [{ fromSeconds: 9, toSeconds: 8, lifted: 'left' }] },
      oddHold,
    ],
    ['free squats from a seat', { ...squats, seat: { startedSeated: true, height: null } }, onlyOnASeat],
    [
      'push-ups that rise',
      { ...squats, movement: 'push-up', rising },
      'rising: only squats and chair stands rise',
    ],
    ['a free squat counted at the end', { ...squats, isLastByBell: true }, onlyOnASeat],
    [
      'a last stand that was not counted',
      { ...squats, variant: 'seated', reps: 0, isLastByBell: true },
      'isLastByBell: a last stand is one of those counted',
    ],
    ['an easier way it does not have', { ...squats, movement: 'push-up', variant: 'seated' }, noSuchWay],
    ['a hold that ends after the window', { ...plank, holds: [{ fromSeconds: 9, toSeconds: 121 }] }, oddHold],
  ])('is refused with that reason for %s', (_, measurement, message) => {
    expect(objection(measurement)).toBe(message)
  })

  test.each([
    ['reps', { ...squats, reps: -1 }],
    ['reps', { ...squats, reps: 2.5 }],
    ['reps', { ...squats, reps: Number.NaN }],
    ['partials', { ...squats, partials: Number.POSITIVE_INFINITY }],
    ['longestHoldSeconds', { ...stance, longestHoldSeconds: -0.1 }],
    ['minHipDegrees', { ...reach, minHipDegrees: 181 }],
    ['kneeDegrees', { ...reach, kneeDegrees: -5 }],
    ['windowSeconds', { ...squats, windowSeconds: 0 }],
    ['windowSeconds', { ...squats, windowSeconds: 601 }],
    ['sway', { ...stance, sway: 1.2 }],
    ['quality.visibility', { ...squats, quality: { ...clearView, visibility: 1.1 } }],
    ['quality.level', { ...squats, quality: { ...clearView, level: 'great' } }],
    ['holds.0.endedBy', { ...plank, holds: [{ fromSeconds: 0, toSeconds: 42, endedBy: 'tired' }] }],
    ['movement', { ...squats, movement: 'cartwheel' }],
    ['variant', { ...stance, variant: 'seated' }],
    ['variant', { ...squats, variant: null }],
  ])('is refused, naming the field, with an impossible %s', (path, measurement) => {
    expect(objection(measurement)).toMatch(new RegExp(`^${path}: .+`))
  })

  test('is refused with an unknown field', () => {
    expect(objection({ ...squats, score: 99 })).toContain('score')
  })

  test('may reach exactly what its seconds allow', () => {
    expect(objection({ ...squats, reps: 76, partials: 0 })).toBeNull()
    expect(objection({ ...stance, longestHoldSeconds: 60.5 })).toBeNull()
  })
})

describe('the outcome of a movement', () => {
  test('is a result or a refusal', () => {
    expect(MeasuredSchema.safeParse({ ok: true, measurement: squats }).success).toBe(true)
    expect(MeasuredSchema.safeParse({ ok: false, reason: 'no-person', quality: null }).success).toBe(true)
  })

  test.each(refusalReasons)('may be %s, without a number', reason => {
    const refusal = { ok: false, reason, quality: null }
    expect(MeasuredSchema.parse(refusal)).toEqual(refusal)
  })

  test('is never both a result and a refusal, or neither', () => {
    const both = { ok: true, measurement: squats, reason: 'no-person' }
    expect(MeasuredSchema.safeParse(both).success).toBe(false)
    expect(MeasuredSchema.safeParse({ ok: false, quality: null }).success).toBe(false)
    expect(MeasuredSchema.safeParse({ ok: false, reason: 'tired', quality: null }).success).toBe(false)
  })
})
