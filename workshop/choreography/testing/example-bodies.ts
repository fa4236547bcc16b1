import { bodyOf, skeletonOf } from '@lithe/body'
import fc from 'fast-check'
import type { Movement } from '../movements/movement.ts'
import { timesOf } from './example-movements.ts'

/** Bodies of all kinds: short or tall, woman or man, slim or stout. */
export const anyBody = fc
  .record({
    heightMetres: fc.double({ min: 1.45, max: 1.95, noNaN: true }),
    sex: fc.constantFrom('female' as const, 'male' as const),
    build: fc.double({ min: 0.8, max: 1.3, noNaN: true }),
  })
  .map(bodyOf)

export const skeletonsOf = (movement: Movement, perSecond = 20) =>
  timesOf(movement, perSecond).map(t => skeletonOf(movement.body, movement.postureAt(t)))
