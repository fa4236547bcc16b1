import { type MovementId, movementIds, type VariantId, variantsOf } from '@lithe/movements/catalog'
import { describe, expect, test } from 'vitest'
import { assess, type Results } from './assess.ts'
import { hasPartInAge } from './reported.ts'
import {
  jumpingJacks,
  plank,
  pushUps,
  sitAndReach,
  squats,
  stance,
  toeTouch,
} from './testing/measurements.ts'

const nothing: Results = { balance: undefined, flexibility: undefined, strength: [] }

type Way<Of extends VariantId> = { variant?: Of }
const way = <Of extends VariantId>(variant: VariantId | null, known: readonly Of[]): Way<Of> => {
  const found = known.find(each => each === variant)
  return found ? { variant: found } : {}
}

/** One visit with only this movement, done well. */
const ownVisits: Partial<Record<MovementId, (variant: VariantId | null) => Results>> = {
  'single-leg-stance': variant => ({
    ...nothing,
    balance: stance(25, way(variant, ['supported', 'semi-tandem'])),
  }),
  'toe-touch': variant => ({ ...nothing, flexibility: toeTouch(80, way(variant, ['seated'])) }),
  'sit-and-reach': variant => ({ ...nothing, flexibility: sitAndReach(75, way(variant, ['seated'])) }),
  squat: variant => ({ ...nothing, strength: [squats(14, way(variant, ['seated']))] }),
  'push-up': () => ({ ...nothing, strength: [pushUps(12)] }),
  'jumping-jack': () => ({ ...nothing, strength: [jumpingJacks(30)] }),
  plank: () => ({ ...nothing, strength: [plank(45)] }),
}
/** Unlisted movements are done like others of their kind. */
const doneAlone = (movement: MovementId, variant: VariantId | null): Results =>
  ownVisits[movement]?.(variant) ?? { ...nothing, strength: [squats(14, { movement: movement as 'squat' })] }

const waysOf = (movement: MovementId) =>
  [null, ...variantsOf(movement)].map(variant => ({ movement, variant }))

describe('what people read before a movement matches the model', () => {
  test.each(movementIds.flatMap(waysOf))('for $movement, $variant', ({ movement, variant }) => {
    for (const sex of ['Female', 'Male'] as const)
      for (const age of [20, 45, 71]) {
        const { mobilityAge } = assess({ age, sex }, doneAlone(movement, variant))
        expect(mobilityAge !== null).toBe(hasPartInAge(movement, variant))
      }
  })
})

test('every kind of strength has its own wording, whichever movement leads', () => {
  const strengths = movementIds.filter(id => doneAlone(id, null).strength.length > 0)
  expect(strengths.length).toBeGreaterThan(3)
  const told = strengths.map(id => assess({ age: 71, sex: 'Female' }, doneAlone(id, null)))
  for (const { breakdown, recommendations } of told) {
    expect('observations' in breakdown.strength && breakdown.strength.observations.length).toBeGreaterThan(0)
    expect(recommendations.length).toBeGreaterThan(0)
  }
})

test('an unknown movement is never scored as another', () => {
  const { ok, measurement } = squats(25)
  const unknown = { ok, measurement: { ...measurement, movement: 'heel-raise' as 'squat' } }
  const { mobilityAge, breakdown } = assess({ age: 62, sex: 'Female' }, { ...nothing, strength: [unknown] })
  expect(mobilityAge).toBeNull()
  expect(breakdown.strength).toEqual({ missing: true, reason: null })
})
