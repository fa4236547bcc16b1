import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { measure } from './testing/analyser-properties.ts'
import { cameraKnocked, passedBy } from './testing/camera-knocked.ts'
import { elsewhereThan, filmedFor, isCounted, ways } from './testing/nothing-done.ts'

const seeds = fc.integer({ min: 1, max: 1_000_000 })

describe('only what happened counts', { timeout: 600_000 }, () => {
  test.each(ways)('during other activities: $movement $variant', way => {
    fc.assert(
      fc.property(seeds, seed => {
        for (const name of elsewhereThan(way)) {
          const measured = measure(way.movement, filmedFor(way, name, seed), 60, way.variant)
          expect(isCounted(measured), `${name}: ${JSON.stringify(measured)}`).toBe(false)
        }
      }),
      { numRuns: 1 },
    )
  })

  test.each(ways)('when the phone is knocked or someone passes: $movement $variant', way => {
    fc.assert(
      fc.property(
        fc.constantFrom('standing still' as const, 'sitting still' as const),
        fc.constantFrom(...[-12, -6, 6, 12].map(degrees => cameraKnocked(degrees, 3)), passedBy(2, 3.4)),
        seeds,
        (name, spoilt, seed) => {
          const measured = measure(way.movement, spoilt(filmedFor(way, name, seed)), 60, way.variant)
          expect(isCounted(measured), `${name}: ${JSON.stringify(measured)}`).toBe(false)
        },
      ),
      { numRuns: 5 },
    )
  })
})
