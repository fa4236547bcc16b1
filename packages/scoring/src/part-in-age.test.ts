import { type MovementId, movementIds, type VariantId, variantsOf } from '@lithe/movements/catalog'
import { describe, expect, test } from 'vitest'
import { assess, type Results } from './assess.ts'
import {
  jumpingJacks,
  plank,
  pushUps,
  sitAndReach,
  squats,
  stance,
  toeTouch,
} from './testing/measurements.ts'
import { hasPartInAge } from './told.ts'

const nothing: Results = { balance: undefined, flexibility: undefined, strength: [] }

type Way<Of extends VariantId> = { ease?: Of }
const way = <Of extends VariantId>(ease: VariantId | null, known: readonly Of[]): Way<Of> => {
  const found = known.find(each => each === ease)
  return found ? { ease: found } : {}
}

/** One visit with this movement alone, done well. */
const ownVisits: Partial<Record<MovementId, (ease: VariantId | null) => Results>> = {
  'single-leg-stance': ease => ({
    ...nothing,
    balance: stance(25, way(ease, ['supported', 'semi-tandem'])),
  }),
  'toe-touch': ease => ({ ...nothing, flexibility: toeTouch(80, way(ease, ['seated'])) }),
  'sit-and-reach': ease => ({ ...nothing, flexibility: sitAndReach(75, way(ease, ['seated'])) }),
  squat: ease => ({ ...nothing, strength: [squats(14, way(ease, ['seated']))] }),
  'push-up': () => ({ ...nothing, strength: [pushUps(12)] }),
  'jumping-jack': () => ({ ...nothing, strength: [jumpingJacks(30)] }),
  plank: () => ({ ...nothing, strength: [plank(45)] }),
}
/** Unlisted movements are done like others of their kind. */
const doneAlone = (movement: MovementId, ease: VariantId | null): Results =>
  ownVisits[movement]?.(ease) ?? { ...nothing, strength: [squats(14, { movement: movement as 'squat' })] }

const waysOf = (movement: MovementId) => [null, ...variantsOf(movement)].map(ease => ({ movement, ease }))

describe('what people read before a movement matches the model', () => {
  test.each(movementIds.flatMap(waysOf))('$movement done $ease', ({ movement, ease }) => {
    for (const sex of ['Female', 'Male'] as const)
      for (const age of [20, 45, 71]) {
        const { mobilityAge } = assess({ age, sex }, doneAlone(movement, ease))
        expect(mobilityAge !== null).toBe(hasPartInAge(movement, ease))
      }
  })
})

test('every kind of strength has its own text, whichever movement leads', () => {
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
